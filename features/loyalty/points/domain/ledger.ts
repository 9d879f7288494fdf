/**
 * The points account of a member: lots, allocations that take the soonest to expire first, and payments between lots.
 * Entries are append-only; their sum per lot is stored too. See account.ts for the actions. Spec §3 "Purchase", §4
 * "Points".
 */
export interface Lot {
  id: number;
  /** The points when opened. Never changes. */
  amount: number;
  /** Points left, usable or expired; 0 during its deficit. */
  left: number;
  /** The lot's deficit: points taken back after they were spent, and not yet covered by other lots. */
  owed: number;
  /** The last day to use the points. */
  validThrough: Temporal.PlainDate;
}

/** The points that one lot paid for another and did not get back. */
export interface Settlement {
  payerId: number;
  owingId: number;
  points: number;
}

export interface Account {
  lots: readonly Lot[];
  /** The payments between lots, oldest first. Consecutive payments by one lot are joined. */
  settlements: readonly Settlement[];
}

/**
 * EARN opens a lot · REDEEM: a redemption's share, CANCEL returns it · DEDUCT: a deduction's share, RESTORE returns it
 * · RETURN takes back points of a return or withdrawal · SETTLE: a lot covers the deficit of `otherLotId` · RELEASE: it
 * gets that back.
 */
export type EntryKind = "EARN" | "REDEEM" | "CANCEL" | "DEDUCT" | "RESTORE" | "RETURN" | "SETTLE" | "RELEASE";

export interface NewEntry {
  kind: EntryKind;
  lotId: number;
  /** Always positive; the kind gives the direction, see `signOf`. */
  points: number;
  /** SETTLE and RELEASE: the lot with the deficit; it changes in the opposite direction. Null for the other kinds. */
  otherLotId: number | null;
}

export interface Outcome {
  account: Account;
  /** The new entries, in the order in which they are written. */
  entries: NewEntry[];
}

/**
 * Returns 1 if an entry adds points to its lot, and -1 if it takes points. The lot `otherLotId` changes in the opposite
 * direction.
 */
export function signOf(kind: EntryKind): 1 | -1 {
  return kind === "REDEEM" || kind === "DEDUCT" || kind === "RETURN" || kind === "SETTLE" ? -1 : 1;
}

export interface Allocation {
  lotId: number;
  points: number;
}

export type RedemptionPlan =
  | { ok: true; allocations: Allocation[] }
  | { ok: false; reason: "NOT_ENOUGH_POINTS"; missing: number };

export function isUsable(lot: Lot, today: Temporal.PlainDate): boolean {
  return lot.left > 0 && Temporal.PlainDate.compare(lot.validThrough, today) >= 0;
}

/** Returns the points usable today. It is correct at midnight without a job. */
export function balanceOn(lots: readonly Lot[], today: Temporal.PlainDate): number {
  return lots.reduce((sum, lot) => (isUsable(lot, today) ? sum + lot.left : sum), 0);
}

/** Totals of an account: earned and not taken back; used or deducted and not given back. */
export interface PointSums {
  earned: number;
  redeemed: number;
  deducted: number;
}

/** Returns the expired points: the total less the usable points and the deficit. */
export const expiredOf = (
  { earned, redeemed, deducted }: PointSums,
  { balance, owed }: { balance: number; owed: number },
): number => earned - redeemed - deducted + owed - balance;

/**
 * Returns the last day on which today's balance is still correct without further actions; null: a balance of 0, without
 * an end.
 */
export function balanceThrough(lots: readonly Lot[], today: Temporal.PlainDate): Temporal.PlainDate | null {
  let first: Temporal.PlainDate | null = null;
  for (const lot of lots) {
    if (!isUsable(lot, today)) continue;
    if (!first || Temporal.PlainDate.compare(lot.validThrough, first) < 0) first = lot.validThrough;
  }
  return first;
}

/**
 * Usable points, and the last day on which the number stays without further actions; null: 0 points, without an end.
 */
export interface Balance {
  points: number;
  through: Temporal.PlainDate | null;
}

/** Returns the balance of lots on a day, plus other usable points. */
export function balanceWith(lots: readonly Lot[], otherBalance: Balance, today: Temporal.PlainDate): Balance {
  const through = balanceThrough(lots, today);
  const isSooner = through && (!otherBalance.through || Temporal.PlainDate.compare(through, otherBalance.through) < 0);
  return { points: balanceOn(lots, today) + otherBalance.points, through: isSooner ? through : otherBalance.through };
}

/** Compares lots: the soonest to expire first, then the oldest. */
export function byUseOrder(a: Lot, b: Lot): number {
  return Temporal.PlainDate.compare(a.validThrough, b.validThrough) || a.id - b.id;
}

/** Plans the payment of a price, with one allocation per lot. */
export function planRedemption(lots: readonly Lot[], price: number, today: Temporal.PlainDate): RedemptionPlan {
  const allocations: Allocation[] = [];
  let owed = price;
  for (const lot of lots.filter((each) => isUsable(each, today)).toSorted(byUseOrder)) {
    if (owed === 0) break;
    const points = Math.min(lot.left, owed);
    allocations.push({ lotId: lot.id, points });
    owed -= points;
  }
  if (owed > 0) return { ok: false, reason: "NOT_ENOUGH_POINTS", missing: owed };
  return { ok: true, allocations };
}

export interface ExpiringPoints {
  validThrough: Temporal.PlainDate;
  points: number;
}

/** Returns usable points by the day they expire, soonest first: the popup of spec §2 "Purchases". */
export function pointsByExpiry(lots: readonly Lot[], today: Temporal.PlainDate): ExpiringPoints[] {
  const expiring: ExpiringPoints[] = [];
  for (const lot of lots.filter((each) => isUsable(each, today)).toSorted(byUseOrder)) {
    const last = expiring.at(-1);
    if (last?.validThrough.equals(lot.validThrough)) last.points += lot.left;
    else expiring.push({ validThrough: lot.validThrough, points: lot.left });
  }
  return expiring;
}
