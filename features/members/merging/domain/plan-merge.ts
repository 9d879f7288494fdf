import type { WelcomeOffer } from "#features/loyalty/coupons/domain/welcome-offer.ts";
import { joinAccounts } from "#features/loyalty/points/domain/account.ts";
import type { Account, Outcome } from "#features/loyalty/points/domain/ledger.ts";
import {
  type MemberCard,
  type StampCardRule,
  untouchedCard,
} from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import { type MergedCard, mergeCards } from "./merge-cards.ts";
import { type ChannelConsent, mergedConsent } from "./merged-consents.ts";
import { contactsToProve, type MergingProfile, mergedProfile, type ProfileField } from "./merged-profile.ts";
import { mergedWelcome } from "./merged-welcome.ts";

/**
 * The data of a membership that decides a merge. `account`: all its lots and settlements; `cards`: all its fillings.
 */
export interface Membership {
  profile: MergingProfile;
  registeredAt: Temporal.Instant;
  account: Account;
  cards: ReadonlyMap<number, MemberCard>;
  welcome: WelcomeOffer | null;
  consents: Record<Channel, ChannelConsent>;
}

export interface MergeAsked {
  /** Fields where both memberships have a value and the other's value is taken. */
  taken: readonly ProfileField[];
  rules: ReadonlyMap<number, StampCardRule>;
}

export interface MergePlan {
  profile: MergingProfile;
  /** The other membership's addresses that the kept member must prove. */
  toProve: ("email" | "phone")[];
  /** The earlier registration time of the two memberships. */
  registeredAt: Temporal.Instant;
  consents: Record<Channel, boolean>;
  account: Outcome;
  cards: ({ stampCardId: number; owed: boolean } & MergedCard)[];
  welcome: "KEPT" | "OTHER" | null;
  /** False if one membership's points pay the other's deficit at once, which an undo cannot reverse. */
  undoable: boolean;
}

/**
 * Plans the merge of two memberships with all their data. The preview shows exactly this plan. Throws for a card
 * without a rule.
 */
export function planMerge(
  survivor: Membership,
  other: Membership,
  { taken, rules }: MergeAsked,
  today: Temporal.PlainDate,
): MergePlan {
  const consentOf = (channel: Channel) => mergedConsent(survivor.consents[channel], other.consents[channel]);
  const cards = [...other.cards].map(([stampCardId, card]) => {
    const rule = rules.get(stampCardId);
    if (!rule) throw new Error(`the rule of stamp card ${stampCardId} was not loaded`);
    const mine = survivor.cards.get(stampCardId) ?? untouchedCard;
    return { stampCardId, owed: mine.owed + card.owed > 0, ...mergeCards(mine, card, rule, today) };
  });
  const account = joinAccounts(survivor.account, other.account, today);
  const isEarlier = Temporal.Instant.compare(other.registeredAt, survivor.registeredAt) < 0;
  return {
    profile: mergedProfile(survivor.profile, other.profile, taken),
    toProve: contactsToProve(survivor.profile, other.profile, taken),
    registeredAt: isEarlier ? other.registeredAt : survivor.registeredAt,
    consents: { EMAIL: consentOf("EMAIL"), SMS: consentOf("SMS") },
    account,
    cards,
    welcome: mergedWelcome(survivor.welcome, other.welcome, today),
    undoable: account.entries.length === 0 && cards.every(({ owed }) => !owed),
  };
}
