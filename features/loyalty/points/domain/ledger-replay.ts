import { recordSettlement } from "./account-draft.ts";
import { type Lot, type NewEntry, type Settlement, signOf } from "./ledger.ts";

/** A stored entry of the account. */
export interface LedgerEntry extends NewEntry {
  /** REDEEM and CANCEL: the redemption of this share. */
  redemptionId: number | null;
  /** DEDUCT and RESTORE: the deduction of this share. */
  deductionId: number | null;
  /** RETURN: the return of the purchase; null for a withdrawn correction or opening balance. */
  returnId: number | null;
}

export interface ReplayedLot {
  amount: number;
  left: number;
  owed: number;
}

/** The state of a replay. */
export interface Replay {
  lots: Map<number, ReplayedLot>;
  settlements: Settlement[];
  /** The used points that were not returned, by redemption or deduction, and by lot. */
  used: Map<string, number>;
  /** The points that returns took back, by lot. */
  returned: Map<number, number>;
}

export function startReplay(): Replay {
  return { lots: new Map(), settlements: [], used: new Map(), returned: new Map() };
}

/** Applies the next entry to `state` in place. Throws for an impossible entry, like `replay`. */
export function replayNext(state: Replay, entry: LedgerEntry): void {
  const { kind, lotId, otherLotId, points } = entry;
  if (!(points > 0)) throw new Error(`${kind} entry with ${points} points, which should be positive`);
  if (kind === "EARN") {
    if (state.lots.has(lotId)) throw new Error(`lot ${lotId} was earned twice`);
    state.lots.set(lotId, { amount: points, left: points, owed: 0 });
    return;
  }
  if ((otherLotId === null) === (kind === "SETTLE" || kind === "RELEASE"))
    throw new Error(`${kind} entry between the wrong lots`);
  if (kind === "REDEEM" || kind === "CANCEL") countUsed(state, entry, `redemption ${entry.redemptionId}`);
  if (kind === "DEDUCT" || kind === "RESTORE") countUsed(state, entry, `deduction ${entry.deductionId}`);
  if (kind === "RETURN") countReturned(state, entry);
  recordSettlement(state.settlements, entry);
  const change = signOf(kind) * points;
  // Only a return creates a deficit. A payment (SETTLE) covers at most the deficit, and a RELEASE repays at most the
  // points of the lot that was paid for.
  changeLot(state, lotId, change, kind === "RETURN" ? -Infinity : 0);
  if (otherLotId !== null) changeLot(state, otherLotId, -change, kind === "RELEASE" ? 0 : -Infinity);
  if (kind === "SETTLE" && (state.lots.get(otherLotId ?? 0)?.left ?? 0) > 0) {
    throw new Error(`lot ${lotId} pays more than lot ${otherLotId} owes`);
  }
}

/** `floor`: the least a change may leave. Points can always be added to a lot in deficit. */
function changeLot(state: Replay, lotId: number, change: number, floor: number): void {
  const lot = state.lots.get(lotId);
  if (!lot) throw new Error(`lot ${lotId} was used before it was earned`);
  const net = lot.left - lot.owed + change;
  if ((change < 0 && net < floor) || net > lot.amount) {
    throw new Error(`lot ${lotId} has ${net} of ${lot.amount} points remaining`);
  }
  lot.left = Math.max(net, 0);
  lot.owed = Math.max(-net, 0);
}

function countUsed({ used }: Replay, { kind, lotId, points }: LedgerEntry, by: string): void {
  const key = `${by}/${lotId}`;
  const notReturned = (used.get(key) ?? 0) - signOf(kind) * points;
  if (notReturned < 0) throw new Error(`${by} returns more points than it took`);
  used.set(key, notReturned);
}

function countReturned({ lots, returned }: Replay, { lotId, points }: LedgerEntry): void {
  const sum = (returned.get(lotId) ?? 0) + points;
  if (sum > (lots.get(lotId)?.amount ?? 0))
    throw new Error(`more points were returned to lot ${lotId} than it was earned with`);
  returned.set(lotId, sum);
}

/**
 * Replays the entries in order and returns points and deficit per lot; `npm run verify` compares the stored figures.
 * Throws for an impossible history: use before earning, overdraft, excess or repeated return, release without payment.
 */
export function replay(entries: readonly LedgerEntry[]): Map<number, ReplayedLot> {
  const state = startReplay();
  for (const entry of entries) replayNext(state, entry);
  return state.lots;
}

/** Whether the stored lots equal the replay of their entries. */
export function agrees(stored: readonly Lot[], entries: readonly LedgerEntry[]): boolean {
  const replayed = replay(entries);
  return (
    stored.length === replayed.size &&
    stored.every(({ id, amount, left: remaining, owed }) => {
      const lot = replayed.get(id);
      return lot?.left === remaining && lot.owed === owed && lot.amount === amount;
    })
  );
}

/**
 * Returns the current payments between lots, replayed from the SETTLE and RELEASE entries (others are optional), in
 * order.
 */
export function settlementsOf(entries: readonly NewEntry[]): Settlement[] {
  const settlements: Settlement[] = [];
  for (const entry of entries) recordSettlement(settlements, entry);
  return settlements;
}
