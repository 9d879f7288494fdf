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
 * The acts on a points account. Each takes an account in its normal form and leaves one; none changes what it is
 * given. An account need not hold every lot of the member, only those with something left or owed and those an act
 * can reach: the lots of the allocations given back, and the lots of all settlements. Spec §4 "Points".
 */
export interface NewLot {
  id: number;
  points: number;
  validThrough: Temporal.PlainDate;
}

/** A lot is opened (purchase, correction, opening balance) and pays first what is owed: EARN, SETTLE. */
export function earn(account: Account, lot: NewLot, today: Temporal.PlainDate): Outcome {
  const draft = draftOf(account);
  if (draft.lots.has(lot.id)) throw new Error(`lot ${lot.id} was earned twice`);
  draft.lots.set(lot.id, { id: lot.id, amount: lot.points, left: 0, owed: 0, validThrough: lot.validThrough });
  post(draft, { kind: "EARN", lotId: lot.id, points: lot.points, otherLotId: null });
  normalise(draft, today);
  return outcomeOf(draft);
}

export type Redemption = ({ ok: true } & Outcome) | { ok: false; reason: "NOT_ENOUGH_POINTS"; missing: number };

/** A price is paid: REDEEM per lot touched. `missing` is what must be earned first, what is owed included. */
export function redeem(account: Account, price: number, today: Temporal.PlainDate): Redemption {
  const plan = planRedemption(account.lots, price, today);
  if (!plan.ok) return { ...plan, missing: plan.missing + owedBy(account) };
  const draft = draftOf(account);
  for (const { lotId, points } of plan.allocations) post(draft, { kind: "REDEEM", lotId, points, otherLotId: null });
  return { ok: true, ...outcomeOf(draft) };
}

export type Deduction = ({ ok: true } & Outcome) | { ok: false; reason: "NOT_ENOUGH_POINTS"; atMost: number };

/** A correction takes points: DEDUCT per lot touched, as a price would be paid. Never more than is usable, and owes nothing. */
export function deduct(account: Account, requestedPoints: number, today: Temporal.PlainDate): Deduction {
  const plan = planRedemption(account.lots, requestedPoints, today);
  if (!plan.ok) return { ok: false, reason: plan.reason, atMost: balanceOn(account.lots, today) };
  const draft = draftOf(account);
  for (const { lotId, points } of plan.allocations) post(draft, { kind: "DEDUCT", lotId, points, otherLotId: null });
  return { ok: true, ...outcomeOf(draft) };
}

/**
 * A redemption is cancelled, or a deduction taken back: an entry per allocation. What its lots owe is covered first, what
 * others had paid for them goes back to those (RELEASE), and what is usable then pays what is still owed (SETTLE).
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
 * Points of a lot are taken back (its purchase returned, its correction withdrawn): RETURN from the lot itself, also
 * from what has expired in it; what it no longer has it owes, and what is usable pays that (SETTLE). `points` is
 * as `pointsToClawBack` says; none leaves no entry.
 */
export function clawBack(account: Account, lotId: number, points: number, today: Temporal.PlainDate): Outcome {
  const draft = draftOf(account);
  if (points > 0) post(draft, { kind: "RETURN", lotId, points, otherLotId: null });
  normalise(draft, today);
  return outcomeOf(draft);
}

/** Two memberships become one: their lots stand together, each with its own last day, and what one owes the other pays. */
export function joinAccounts(survivor: Account, other: Account, today: Temporal.PlainDate): Outcome {
  const draft = draftOf({
    lots: [...survivor.lots, ...other.lots],
    settlements: [...survivor.settlements, ...other.settlements],
  });
  normalise(draft, today);
  return outcomeOf(draft);
}

/** Points owed in all. While there are any, nothing is usable. */
export function owedBy(account: Pick<Account, "lots">): number {
  return account.lots.reduce((sum, lot) => sum + lot.owed, 0);
}

export interface LotChange {
  lotId: number;
  /** What `left − owed` changes by. */
  change: number;
}

/** What entries come to per lot, for what stands beside them. A lot's own EARN is left out: it opens with its amount. */
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
