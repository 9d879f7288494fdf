/**
 * The points account of one member: lots earned, allocations that take from them soonest-to-expire first, and what lots
 * have paid for each other. Spec §3 "Purchase", §4 "Points". Entries are only ever added; what they come to in each
 * lot stands beside them. The acts on an account are in account.ts.
 */
export interface Lot {
  id: number;
  /** What it opened with. Never changes. */
  amount: number;
  /** Points still in it, usable or expired; 0 while it owes. */
  left: number;
  /** Points of it that were taken back after they had been spent, and that no lot has paid yet. */
  owed: number;
  /** Last day the points can be used. */
  validThrough: Temporal.PlainDate;
}

/** What one lot has paid for another and not got back. */
export interface Settlement {
  payerId: number;
  owingId: number;
  points: number;
}

export interface Account {
  lots: readonly Lot[];
  /** Oldest first; one stands for several in a row by the same payer. */
  settlements: readonly Settlement[];
}

/**
 * EARN opens a lot · REDEEM is a redemption's share of a lot, CANCEL gives it back · DEDUCT is the share of what a
 * correction takes, RESTORE gives it back · RETURN takes back what a returned purchase (or a correction) gave ·
 * SETTLE: a lot pays what `otherLotId` owes · RELEASE: it gets that back.
 */
export type EntryKind = "EARN" | "REDEEM" | "CANCEL" | "DEDUCT" | "RESTORE" | "RETURN" | "SETTLE" | "RELEASE";

export interface NewEntry {
  kind: EntryKind;
  lotId: number;
  /** Always positive; the kind tells the direction, as `signOf`. */
  points: number;
  /** SETTLE and RELEASE: the lot that owes, or owed; it moves the other way. Null for the other kinds. */
  otherLotId: number | null;
}

export interface Outcome {
  account: Account;
  /** In the order in which they are to be written. */
  entries: NewEntry[];
}

/** Whether an entry adds to its lot or takes from it; `otherLotId` gets the opposite. */
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

/** Points that can be used today: right at midnight without a job. */
export function balanceOn(lots: readonly Lot[], today: Temporal.PlainDate): number {
  return lots.reduce((sum, lot) => (isUsable(lot, today) ? sum + lot.left : sum), 0);
}

/** Of an account, all that ever was: earned and not taken back; used, and taken by corrections, and not given back. */
export interface PointSums {
  earned: number;
  redeemed: number;
  deducted: number;
}

/** What has expired: what is left of all that, is not owed any more and cannot be used. */
export const expiredOf = (
  { earned, redeemed, deducted }: PointSums,
  { balance, owed }: { balance: number; owed: number },
): number => earned - redeemed - deducted + owed - balance;

/** The last day on which the balance of today is still right, if nothing happens until then; null: for ever, it is 0. */
export function balanceThrough(lots: readonly Lot[], today: Temporal.PlainDate): Temporal.PlainDate | null {
  let first: Temporal.PlainDate | null = null;
  for (const lot of lots) {
    if (!isUsable(lot, today)) continue;
    if (!first || Temporal.PlainDate.compare(lot.validThrough, first) < 0) first = lot.validThrough;
  }
  return first;
}

/** Usable points, and the last day on which they are as many if nothing happens until then; null: for ever, they are 0. */
export interface Balance {
  points: number;
  through: Temporal.PlainDate | null;
}

/** The balance of lots on a day, and of what is usable beside them. */
export function balanceWith(lots: readonly Lot[], otherBalance: Balance, today: Temporal.PlainDate): Balance {
  const through = balanceThrough(lots, today);
  const isSooner = through && (!otherBalance.through || Temporal.PlainDate.compare(through, otherBalance.through) < 0);
  return { points: balanceOn(lots, today) + otherBalance.points, through: isSooner ? through : otherBalance.through };
}

/** Soonest to expire first, then the oldest lot. */
export function byUseOrder(a: Lot, b: Lot): number {
  return Temporal.PlainDate.compare(a.validThrough, b.validThrough) || a.id - b.id;
}

/** Which lots pay a price, one allocation per lot touched. */
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

/** Usable points by the day they expire, soonest first: the popup of spec §2 "Purchases". */
export function pointsByExpiry(lots: readonly Lot[], today: Temporal.PlainDate): ExpiringPoints[] {
  const expiring: ExpiringPoints[] = [];
  for (const lot of lots.filter((each) => isUsable(each, today)).toSorted(byUseOrder)) {
    const last = expiring.at(-1);
    if (last?.validThrough.equals(lot.validThrough)) last.points += lot.left;
    else expiring.push({ validThrough: lot.validThrough, points: lot.left });
  }
  return expiring;
}
