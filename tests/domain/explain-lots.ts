import { signOf } from "#features/loyalty/points/domain/ledger.ts";
import type { LedgerEntry } from "#features/loyalty/points/domain/ledger-replay.ts";

/** Points that went to, or came from, the entity with this id. */
export interface Share {
  id: number;
  points: number;
}

/**
 * The places of one lot's points: `left + expired + used + deducted + paidForOthers + clawedBack` is its opening
 * amount.
 */
export interface LotStory {
  lotId: number;
  amount: number;
  /** Usable until the end of `validThrough`; then the points expire. */
  left: number;
  expired: number;
  validThrough: Temporal.PlainDate;
  /** Points that paid for active redemptions, by redemption. */
  used: number;
  usedFor: Share[];
  /** Points that active deductions have taken. */
  deducted: number;
  /** Points that paid debts of other lots and were not returned, by lot. */
  paidForOthers: number;
  paidFor: Share[];
  /** Points that returns have taken from the lot itself. Together with the next two fields they are `returned`. */
  clawedBack: number;
  /** Points that later lots paid in this lot's place, by lot. */
  paidByOthers: number;
  paidBy: Share[];
  /** Points that returns requested and that no lot has paid yet. */
  owed: number;
  returned: number;
}

interface Tally {
  net: number;
  returned: number;
  deducted: number;
  usedFor: Map<number, number>;
  paidFor: Map<number, number>;
  paidBy: Map<number, number>;
}

/**
 * Returns where each lot's points went and are on a day, in the order of the given lots (all that the entries name).
 * Omits a lot that no entry has opened. Spec §4 "Points".
 */
export function explainLots(
  lots: readonly { id: number; amount: number; validThrough: Temporal.PlainDate }[],
  entries: readonly LedgerEntry[],
  today: Temporal.PlainDate,
): LotStory[] {
  const tallies = new Map<number, Tally>();
  for (const entry of entries) count(tallies, entry);
  return lots.flatMap((lot) => {
    const tally = tallies.get(lot.id);
    return tally ? [storyOf(lot, tally, today)] : [];
  });
}

function count(tallies: Map<number, Tally>, { kind, lotId, otherLotId, points, redemptionId }: LedgerEntry): void {
  const lot = tallyOf(tallies, lotId);
  lot.net += signOf(kind) * points;
  if (kind === "RETURN") lot.returned += points;
  if (kind === "DEDUCT" || kind === "RESTORE") lot.deducted -= signOf(kind) * points;
  if (redemptionId !== null && (kind === "REDEEM" || kind === "CANCEL")) {
    add(lot.usedFor, redemptionId, kind === "REDEEM" ? points : -points);
  }
  if (otherLotId === null) return;
  const other = tallyOf(tallies, otherLotId);
  other.net -= signOf(kind) * points;
  add(lot.paidFor, otherLotId, kind === "SETTLE" ? points : -points);
  add(other.paidBy, lotId, kind === "SETTLE" ? points : -points);
}

function tallyOf(tallies: Map<number, Tally>, lotId: number): Tally {
  const existingTally = tallies.get(lotId);
  if (existingTally) return existingTally;
  const tally = { net: 0, returned: 0, deducted: 0, usedFor: new Map(), paidFor: new Map(), paidBy: new Map() };
  tallies.set(lotId, tally);
  return tally;
}

function add(shares: Map<number, number>, id: number, points: number): void {
  shares.set(id, (shares.get(id) ?? 0) + points);
}

function storyOf(
  lot: { id: number; amount: number; validThrough: Temporal.PlainDate },
  { net, returned, deducted, ...shares }: Tally,
  today: Temporal.PlainDate,
): LotStory {
  const { id: lotId, amount, validThrough } = lot;
  const remaining = Math.max(net, 0);
  const expired = Temporal.PlainDate.compare(validThrough, today) < 0;
  const owed = Math.max(-net, 0);
  const [usedFor, paidFor, paidBy] = [sharesOf(shares.usedFor), sharesOf(shares.paidFor), sharesOf(shares.paidBy)];
  const paidByOthers = sumOf(paidBy);
  return {
    lotId,
    amount,
    left: expired ? 0 : remaining,
    expired: expired ? remaining : 0,
    validThrough,
    used: sumOf(usedFor),
    usedFor,
    deducted,
    paidForOthers: sumOf(paidFor),
    paidFor,
    clawedBack: returned - paidByOthers - owed,
    paidByOthers,
    paidBy,
    owed,
    returned,
  };
}

function sharesOf(shares: Map<number, number>): Share[] {
  return [...shares].filter(([, points]) => points > 0).map(([id, points]) => ({ id, points }));
}

function sumOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { points }) => sum + points, 0);
}
