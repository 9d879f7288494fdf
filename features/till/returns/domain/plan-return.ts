import { clawBack, reinstate } from "#features/loyalty/points/domain/account.ts";
import type { Account, Allocation, NewEntry } from "#features/loyalty/points/domain/ledger.ts";
import { type PartlyReturned, pointsToClawBack } from "#features/loyalty/points/domain/points.ts";
import type { MemberCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { givenBy, keptOf, partsToClawBack } from "#features/loyalty/stamp-cards/domain/stamp-card-replay.ts";
import { clawBackStamps, reinstateReward, type StampEntry } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { type CardChange, type ChangingCards, cardNow, keepCard } from "#features/till/register/domain/card-changes.ts";
import {
  everythingOf,
  type GoesBack,
  type PartsAsked,
  type RemainingUse,
  type RemainingVisit,
  type ReturnRefusal,
  whatGoesBack,
} from "./what-goes-back.ts";

/** A use that was not cancelled, with the points it took per lot, or the full card behind it. */
export interface GivenUse extends RemainingUse {
  allocations: readonly Allocation[];
  stampCardId: number | null;
  fillingOrder: number | null;
}

/** The part of a member's account and cards that a return can change. */
export interface ReachedMember {
  account: Account;
  /** By the card's id. */
  cards: ReadonlyMap<number, MemberCard>;
}

/** A visit after earlier returns, and its member. */
export interface ReturnContext extends ReachedMember {
  returned: boolean;
  keptOre: number;
  uses: readonly GivenUse[];
  welcomeOffer: boolean;
  /** The lot of the visit's points; null if the visit earned nothing. */
  lot: (Omit<PartlyReturned, "keptOre"> & { id: number }) | null;
  /** The visit's entries on the member's cards, oldest first. */
  stampEntries: readonly (StampEntry & { stampCardId: number })[];
}

/** An entry with the use that it cancels; null for RETURN entries, which belong to the return itself. */
export type ReinstatedEntry = NewEntry & { useId: number | null };

export interface Reinstated {
  account: Account;
  entries: ReinstatedEntry[];
  cards: CardChange[];
}

export interface ReturnPlan extends GoesBack<GivenUse>, Reinstated {
  takenPoints: number;
  takenStamps: number;
}

export type PlannedReturn = { ok: true; plan: ReturnPlan } | { ok: false; reason: ReturnRefusal };

interface Returning {
  context: ReachedMember;
  today: Temporal.PlainDate;
  account: Account;
  entries: ReinstatedEntry[];
  cards: ChangingCards;
}

const begin = (context: ReachedMember, today: Temporal.PlainDate): Returning => ({
  context,
  today,
  account: context.account,
  entries: [],
  cards: new Map(),
});

/** Returns the remaining parts of a visit, for the rules on returns. */
export function remainingOf({ keptOre, uses, welcomeOffer, stampEntries }: ReturnContext): RemainingVisit<GivenUse> {
  const byCard = Map.groupBy(stampEntries, ({ stampCardId }) => stampCardId);
  const stamps = new Map([...byCard].map(([stampCardId, entries]) => [stampCardId, keptOf(entries)]));
  return { keptOre, uses, welcomeOffer, stamps };
}

/**
 * Plans a full or partial return, whatever happened since: gives uses back, takes points and stamps, and leaves spent
 * ones as a deficit. The till previews it and the server applies it. "EVERYTHING": an undo. Spec §4 "Symmetry".
 */
export function planReturn(
  requestedParts: PartsAsked | "EVERYTHING",
  context: ReturnContext,
  today: Temporal.PlainDate,
): PlannedReturn {
  if (context.returned) return { ok: false, reason: "ALREADY_RETURNED" };
  const remaining = remainingOf(context);
  const decided =
    requestedParts === "EVERYTHING"
      ? { ok: true as const, back: everythingOf(remaining) }
      : whatGoesBack(remaining, requestedParts);
  if (!decided.ok) return decided;
  const { back: returnParts } = decided;
  const returning = begin(context, today);
  for (const use of returnParts.uses) reinstateUse(returning, use);
  const takenPoints = clawBackPoints(returning, context.lot, returnParts.keptOre);
  const takenStamps = clawBackStampsOf(returning, context.stampEntries, returnParts.stamps);
  return { ok: true, plan: { ...returnParts, ...reinstatedFrom(returning), takenPoints, takenStamps } };
}

export type PlannedCancellation =
  | { ok: true; plan: Reinstated }
  | { ok: false; reason: "ALREADY_CANCELLED" | "COUPON_PAID_FOR_PURCHASE" };

/**
 * Plans the cancellation of one use; undefined: already cancelled. Value coupons that paid are given back by a return.
 */
export function planCancellation(
  use: GivenUse | undefined,
  context: ReachedMember,
  today: Temporal.PlainDate,
): PlannedCancellation {
  if (!use) return { ok: false, reason: "ALREADY_CANCELLED" };
  if (use.valueOre > 0) return { ok: false, reason: "COUPON_PAID_FOR_PURCHASE" };
  const returning = begin(context, today);
  reinstateUse(returning, use);
  return { ok: true, plan: reinstatedFrom(returning) };
}

const reinstatedFrom = ({ account, entries, cards }: Returning): Reinstated => ({
  account,
  entries,
  cards: [...cards.values()],
});

/** Gives points back to their own lots with their own validity, or a full card's reward to its card. */
function reinstateUse(returning: Returning, { id, allocations, stampCardId, fillingOrder }: GivenUse): void {
  const { context, cards, today } = returning;
  const reinstatement = reinstate(returning.account, allocations, today);
  returning.account = reinstatement.account;
  returning.entries.push(
    ...reinstatement.entries.map((entry) => ({ ...entry, useId: entry.kind === "CANCEL" ? id : null })),
  );
  if (stampCardId === null || fillingOrder === null) return;
  keepCard(
    cards,
    context.cards,
    stampCardId,
    reinstateReward(cardNow(cards, context.cards, stampCardId), fillingOrder, today),
  );
}

function clawBackPoints(returning: Returning, lot: ReturnContext["lot"], keptOre: number): number {
  const points = lot ? pointsToClawBack({ ...lot, keptOre }) : 0;
  if (!lot || points === 0) return 0;
  const taken = clawBack(returning.account, lot.id, points, returning.today);
  returning.account = taken.account;
  returning.entries.push(...taken.entries.map((entry) => ({ ...entry, useId: null })));
  return points;
}

function clawBackStampsOf(
  { context, cards, today }: Returning,
  stampEntries: ReturnContext["stampEntries"],
  returnedStamps: ReadonlyMap<number, number>,
): number {
  let takenStamps = 0;
  for (const [stampCardId, count] of returnedStamps) {
    if (count === 0) continue;
    const entries = stampEntries.filter((entry) => entry.stampCardId === stampCardId);
    const parts = givenBy(entries);
    const returned = parts.reduce((sum, { stamps }) => sum + stamps, 0) - keptOf(entries);
    const card = cardNow(cards, context.cards, stampCardId);
    keepCard(cards, context.cards, stampCardId, clawBackStamps(card, partsToClawBack(parts, returned, count), today));
    takenStamps += count;
  }
  return takenStamps;
}
