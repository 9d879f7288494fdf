import { draftOf, normalise, outcomeOf, post } from "./account-draft.ts";
import {
  type Account,
  type Allocation,
  balanceOn,
  type NewEntry,
  type Outcome,
  planRedemption,
  signOf,
} from "./ledger.ts";

/**
 * Actions on a points account in its normal form; they return a new one and do not change their input. The account
 * needs only lots with points or a deficit, lots of returned allocations, and lots of all settlements. Spec §4
 * "Points".
 */
export interface NewLot {
  id: number;
  points: number;
  validThrough: Temporal.PlainDate;
}

/** Opens a lot (purchase, correction, opening balance) and covers the deficit first: EARN, SETTLE. */
export function earn(account: Account, lot: NewLot, today: Temporal.PlainDate): Outcome {
  const draft = draftOf(account);
  if (draft.lots.has(lot.id)) throw new Error(`lot ${lot.id} was earned twice`);
  draft.lots.set(lot.id, { id: lot.id, amount: lot.points, left: 0, owed: 0, validThrough: lot.validThrough });
  post(draft, { kind: "EARN", lotId: lot.id, points: lot.points, otherLotId: null });
  normalise(draft, today);
  return outcomeOf(draft);
}

export type Redemption = ({ ok: true } & Outcome) | { ok: false; reason: "NOT_ENOUGH_POINTS"; missing: number };

/** Pays a price: REDEEM per lot. `missing`: the points to earn first, including the deficit. */
export function redeem(account: Account, price: number, today: Temporal.PlainDate): Redemption {
  const plan = planRedemption(account.lots, price, today);
  if (!plan.ok) return { ...plan, missing: plan.missing + owedBy(account) };
  const draft = draftOf(account);
  for (const { lotId, points } of plan.allocations) post(draft, { kind: "REDEEM", lotId, points, otherLotId: null });
  return { ok: true, ...outcomeOf(draft) };
}

export type Deduction = ({ ok: true } & Outcome) | { ok: false; reason: "NOT_ENOUGH_POINTS"; atMost: number };

/**
 * Takes points by a correction: DEDUCT per lot, in the order of a price. Takes usable points only and leaves no
 * deficit.
 */
export function deduct(account: Account, requestedPoints: number, today: Temporal.PlainDate): Deduction {
  const plan = planRedemption(account.lots, requestedPoints, today);
  if (!plan.ok) return { ok: false, reason: plan.reason, atMost: balanceOn(account.lots, today) };
  const draft = draftOf(account);
  for (const { lotId, points } of plan.allocations) post(draft, { kind: "DEDUCT", lotId, points, otherLotId: null });
  return { ok: true, ...outcomeOf(draft) };
}

/**
 * Cancels a redemption or withdraws a deduction, with an entry per allocation. The points cover their lots' deficit,
 * then repay other lots (RELEASE). Usable points then cover the remaining deficit (SETTLE).
 */
export function reinstate(
  account: Account,
  allocations: readonly Allocation[],
  today: Temporal.PlainDate,
  kind: "CANCEL" | "RESTORE" = "CANCEL",
): Outcome {
  const draft = draftOf(account);
  for (const { lotId, points } of allocations) post(draft, { kind, lotId, points, otherLotId: null });
  normalise(draft, today);
  return outcomeOf(draft);
}

/**
 * Takes points of a lot back after a return or withdrawal: RETURN from the lot, also expired points. Missing points
 * become a deficit that usable points cover (SETTLE). `points` comes from `pointsToClawBack`; zero writes no entry.
 */
export function clawBack(account: Account, lotId: number, points: number, today: Temporal.PlainDate): Outcome {
  const draft = draftOf(account);
  if (points > 0) post(draft, { kind: "RETURN", lotId, points, otherLotId: null });
  normalise(draft, today);
  return outcomeOf(draft);
}

/**
 * Joins the accounts of two merged memberships: the lots keep their last days, and each account's points cover the
 * other's deficit.
 */
export function joinAccounts(survivor: Account, other: Account, today: Temporal.PlainDate): Outcome {
  const draft = draftOf({
    lots: [...survivor.lots, ...other.lots],
    settlements: [...survivor.settlements, ...other.settlements],
  });
  normalise(draft, today);
  return outcomeOf(draft);
}

/** Returns the total deficit. During a deficit no points are usable. */
export function owedBy(account: Pick<Account, "lots">): number {
  return account.lots.reduce((sum, lot) => sum + lot.owed, 0);
}

export interface LotChange {
  lotId: number;
  /** The change of `left − owed`. */
  change: number;
}

/**
 * Sums the entries per lot, for the stored balances. It leaves out a lot's own EARN, as the lot opens with its amount.
 */
export function lotChanges(entries: readonly NewEntry[]): LotChange[] {
  const changes = new Map<number, number>();
  const add = (lotId: number, change: number) => changes.set(lotId, (changes.get(lotId) ?? 0) + change);
  for (const { kind, lotId, otherLotId, points } of entries) {
    if (kind === "EARN") continue;
    add(lotId, signOf(kind) * points);
    if (otherLotId !== null) add(otherLotId, -signOf(kind) * points);
  }
  return [...changes].filter(([, change]) => change !== 0).map(([lotId, change]) => ({ lotId, change }));
}
