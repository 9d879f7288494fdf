import { giveBack, takeBack } from "../points/account.ts";
import type { Account, NewEntry, Usage } from "../points/ledger.ts";
import { type PartlyReturned, pointsToTakeBack } from "../points/points.ts";
import { givenBy, keptOf, partsToTakeBack } from "../stamp-cards/stamp-card-replay.ts";
import type { MemberCard } from "../stamp-cards/stamp-card-usages.ts";
import { giveBackReward, type StampEntry, takeBackStamps } from "../stamp-cards/stamp-cards.ts";
import { type CardChange, type ChangingCards, cardNow, keepCard } from "./card-changes.ts";
import {
  everythingOf,
  type GoesBack,
  type PartsAsked,
  type ReturnRefusal,
  type StandingUse,
  type StandingVisit,
  whatGoesBack,
} from "./what-goes-back.ts";

/** A use that stands, with what it took from which lot, or of which full card it was the reward. */
export interface GivenUse extends StandingUse {
  usages: readonly Usage[];
  stampCardId: number | null;
  usageOrder: number | null;
}

/** A member's account and cards, as far as what is given and taken back can reach. */
export interface ReachedMember {
  account: Account;
  /** By the card's id. */
  cards: ReadonlyMap<number, MemberCard>;
}

/** A visit as it stands after earlier returns, and its member. */
export interface ReturnKnown extends ReachedMember {
  returned: boolean;
  keptOre: number;
  uses: readonly GivenUse[];
  welcomeOffer: boolean;
  /** Null where it earned nothing. */
  lot: (Omit<PartlyReturned, "keptOre"> & { id: number }) | null;
  /** Its entries on the member's cards, oldest first. */
  stampEntries: readonly (StampEntry & { stampCardId: number })[];
}

/** An entry with the use it gives back; RETURN belongs to the return. */
export type GivenBackEntry = NewEntry & { useId: number | null };

export interface GivenBack {
  account: Account;
  entries: GivenBackEntry[];
  cards: CardChange[];
}

export interface ReturnPlan extends GoesBack<GivenUse>, GivenBack {
  takenPoints: number;
  takenStamps: number;
}

export type PlannedReturn = { ok: true; plan: ReturnPlan } | { ok: false; reason: ReturnRefusal };

interface Giving {
  known: ReachedMember;
  today: Temporal.PlainDate;
  account: Account;
  entries: GivenBackEntry[];
  cards: ChangingCards;
}

const begin = (known: ReachedMember, today: Temporal.PlainDate): Giving => ({
  ...{ known, today, account: known.account },
  ...{ entries: [], cards: new Map() },
});

/** What stands of a visit, for whoever asks what may go back. */
export function standingOf({ keptOre, uses, welcomeOffer, stampEntries }: ReturnKnown): StandingVisit<GivenUse> {
  const byCard = Map.groupBy(stampEntries, ({ stampCardId }) => stampCardId);
  const stamps = new Map([...byCard].map(([stampCardId, entries]) => [stampCardId, keptOf(entries)]));
  return { keptOre, uses, welcomeOffer, stamps };
}

/**
 * Decides a return, whole or in part, in any order with what happened since: uses are given back first, then points and
 * stamps taken, and what was spent already is owed. What the till shows beforehand, and what the server then does.
 * "EVERYTHING": an undo. Spec §4 "Symmetry".
 */
export function planReturn(
  asked: PartsAsked | "EVERYTHING",
  known: ReturnKnown,
  today: Temporal.PlainDate,
): PlannedReturn {
  if (known.returned) return { ok: false, reason: "ALREADY_RETURNED" };
  const standing = standingOf(known);
  const decided =
    asked === "EVERYTHING" ? { ok: true as const, back: everythingOf(standing) } : whatGoesBack(standing, asked);
  if (!decided.ok) return decided;
  const { back } = decided;
  const giving = begin(known, today);
  for (const use of back.uses) giveUseBack(giving, use);
  const takenPoints = takePoints(giving, known.lot, back.keptOre);
  const takenStamps = takeStamps(giving, known.stampEntries, back.stamps);
  return { ok: true, plan: { ...back, ...given(giving), takenPoints, takenStamps } };
}

export type PlannedCancellation =
  | { ok: true; plan: GivenBack }
  | { ok: false; reason: "ALREADY_CANCELLED" | "COUPON_PAID_FOR_PURCHASE" };

/** Decides the giving back of one use alone; undefined: it does not stand. What a value coupon paid goes back by a return. */
export function planCancellation(
  use: GivenUse | undefined,
  known: ReachedMember,
  today: Temporal.PlainDate,
): PlannedCancellation {
  if (!use) return { ok: false, reason: "ALREADY_CANCELLED" };
  if (use.valueOre > 0) return { ok: false, reason: "COUPON_PAID_FOR_PURCHASE" };
  const giving = begin(known, today);
  giveUseBack(giving, use);
  return { ok: true, plan: given(giving) };
}

const given = ({ account, entries, cards }: Giving): GivenBack => ({ account, entries, cards: [...cards.values()] });

/** Points to their own lots, with those lots' own validity; a full card's reward to the card. */
function giveUseBack(giving: Giving, { id, usages, stampCardId, usageOrder }: GivenUse): void {
  const { known, cards, today } = giving;
  const back = giveBack(giving.account, usages, today);
  giving.account = back.account;
  giving.entries.push(...back.entries.map((entry) => ({ ...entry, useId: entry.kind === "CANCEL" ? id : null })));
  if (stampCardId === null || usageOrder === null) return;
  keepCard(
    cards,
    known.cards,
    stampCardId,
    giveBackReward(cardNow(cards, known.cards, stampCardId), usageOrder, today),
  );
}

function takePoints(giving: Giving, lot: ReturnKnown["lot"], keptOre: number): number {
  const points = lot ? pointsToTakeBack({ ...lot, keptOre }) : 0;
  if (!lot || points === 0) return 0;
  const taken = takeBack(giving.account, lot.id, points, giving.today);
  giving.account = taken.account;
  giving.entries.push(...taken.entries.map((entry) => ({ ...entry, useId: null })));
  return points;
}

function takeStamps(
  { known, cards, today }: Giving,
  stampEntries: ReturnKnown["stampEntries"],
  back: ReadonlyMap<number, number>,
): number {
  let takenStamps = 0;
  for (const [stampCardId, count] of back) {
    if (count === 0) continue;
    const entries = stampEntries.filter((entry) => entry.stampCardId === stampCardId);
    const parts = givenBy(entries);
    const returned = parts.reduce((sum, { stamps }) => sum + stamps, 0) - keptOf(entries);
    const card = cardNow(cards, known.cards, stampCardId);
    keepCard(cards, known.cards, stampCardId, takeBackStamps(card, partsToTakeBack(parts, returned, count), today));
    takenStamps += count;
  }
  return takenStamps;
}
