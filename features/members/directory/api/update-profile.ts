import type { Transaction } from "kysely";
import {
  askMemberContact,
  type Club,
  leaveAddress,
  type Moments,
} from "#features/access/contacts/api/ask-member-contact.ts";
import { lockMemberHolder } from "#features/access/contacts/api/queries.ts";
import { spendProof } from "#features/access/contacts/api/spend-proof.ts";
import { asksPassword, type ContactPlan, marketingAfter } from "#features/access/contacts/domain/contact-change.ts";
import { closeMemberTokens } from "#features/access/sessions/api/queries.ts";
import { insertConsent, profileWords } from "#features/members/consents/api/queries.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import { type Channel, channelRules, channels } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { auditOwnChange } from "#packages/server/request/own-changes.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type Changes, type PlannedContact, plainFields, readContact } from "./read-changes.ts";

export interface By extends Moments {
  /** The staff account that makes the change; null if the member makes it. */
  accountId: number | null;
  /** The language of the page on which the change was made. */
  language: Language;
  /** Whether the member has entered the password; always true for staff. */
  knowsPassword: boolean;
}

type Member = NonNullable<Awaited<ReturnType<ReturnType<typeof lockMemberHolder>["executeTakeFirst"]>>>;

function marketingOf(member: Member, changes: Changes, plan: ContactPlan, channel: Channel, by: By) {
  const field = channelRules[channel].address;
  const after = marketingAfter({
    by: by.accountId === null ? "MEMBER" : "STAFF",
    step: plan[field],
    reached: member[field] !== null,
    given: member[channelRules[channel].consentColumn],
    asked: changes[channelRules[channel].consent],
  });
  return after.ok ? after : (refuseFields({ [channelRules[channel].consent]: after.reason }) as never);
}

type Marketing = Record<Channel, { given: boolean; uponProof: boolean }>;

/** Adds evidence for every changed consent. A member's own answer is stored with the text shown at its box. */
async function keepConsents(
  trx: Transaction<DB>,
  chain: Chain,
  member: Member,
  { changes, plan, marketing, by }: { changes: Changes; plan: ContactPlan; marketing: Marketing; by: By },
): Promise<void> {
  for (const channel of channels) {
    const { given: hasConsent } = marketing[channel];
    if (hasConsent === member[channelRules[channel].consentColumn]) continue;
    // Removing an address clears its consent, but is not an answer by the member.
    const addressLeft = plan[channelRules[channel].address] !== "REMOVE";
    const isAnswer = addressLeft && changes[channelRules[channel].consent] === hasConsent;
    await insertConsent(trx, chain, {
      memberId: member.id,
      channel,
      given: hasConsent,
      addressLeft,
      now: by.now,
      accountId: by.accountId,
      words: isAnswer && by.accountId === null ? profileWords(channel, by.language) : null,
    }).execute();
  }
}

async function changeContact(
  trx: Transaction<DB>,
  club: Club,
  member: Member,
  { after, plan, marketing, by }: PlannedContact & { marketing: Marketing; by: By },
): Promise<void> {
  for (const channel of channels) {
    const field = channelRules[channel].address;
    const address = after[field];
    if (plan[field] === "REMOVE") {
      await leaveAddress(trx, club, member, channel, by);
      // A password link belongs to the address it was sent to, and must not work after that address is removed.
      await closeMemberTokens(trx, member.id, by.realNow).execute();
    } else if (plan[field] === "PROVE" && address !== null) {
      const consent = marketing[channel].uponProof ? profileWords(channel, by.language) : null;
      await askMemberContact(trx, club, member, { channel, address, accountId: by.accountId, consent }, by);
    }
  }
}

/**
 * Counts the proof messages that a change would send against the rate limits, before the change. An address counts
 * whether it is free or taken by another member.
 */
export async function spendProofs(services: Services, chain: Chain, memberId: number, { after, plan }: PlannedContact) {
  for (const channel of channels) {
    const address = after[channelRules[channel].address];
    if (plan[channelRules[channel].address] !== "PROVE" || address === null) continue;
    await spendProof(services, { chain, person: `member ${memberId}`, channel, address });
  }
}

/**
 * Changes the submitted fields of a member's profile. A new address is pending until proved, and a removed one is
 * deleted at once. Every changed consent adds evidence. Spec §5.
 */
export async function updateProfile(
  trx: Transaction<DB>,
  club: Club,
  memberId: number,
  changes: Changes,
  by: By,
): Promise<void> {
  const { chain } = club;
  const member = (await lockMemberHolder(trx, memberId).executeTakeFirst()) ?? refuse("NOT_FOUND");
  const fields = plainFields(changes, clubDay(chain, by.now).today);
  const planned = readContact(chain, changes, member);
  const { plan } = planned;
  // The member's address changed after the password check: the password is required again.
  if (asksPassword(plan) && !by.knowsPassword) refuseFields({ password: "REQUIRED" });
  const marketing = {
    EMAIL: marketingOf(member, changes, plan, "EMAIL", by),
    SMS: marketingOf(member, changes, plan, "SMS", by),
  };
  await trx
    .updateTable("member")
    .set({
      ...fields,
      ...(plan.email === "REMOVE" && { email: null }),
      ...(plan.phone === "REMOVE" && { phone: null }),
      email_notification: marketing.EMAIL.given,
      phone_notification: marketing.SMS.given,
    })
    .where("id", "=", memberId)
    .execute();
  await keepConsents(trx, chain, member, { changes, plan, marketing, by });
  if (by.accountId === null) await auditOwnChange(trx, chain, memberId, Object.keys(changes));
  await changeContact(trx, club, member, { ...planned, marketing, by });
}
