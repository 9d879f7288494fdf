import type { Lot } from "./ledger.ts";

/** One line of the account. EARN opens its lot; REDEEM takes from it; CANCEL gives a redemption's share back. */
export interface LedgerEntry {
  kind: "EARN" | "REDEEM" | "CANCEL";
  lotId: number;
  /** Always positive; the kind tells the direction. */
  points: number;
  redemptionId: number | null;
}

/**
 * What is left in each lot, told by the entries alone. `npm run verify` holds the stored figures against this.
 * Throws when the history is impossible (a lot overdrawn or overfilled, a cancellation without its redemption).
 */
export function replay(entries: readonly LedgerEntry[]): Map<number, { amount: number; left: number }> {
  const lots = new Map<number, { amount: number; left: number }>();
  const redeemed = new Map<string, number>();
  for (const entry of entries) {
    if (entry.kind === "EARN") {
      if (lots.has(entry.lotId)) throw new Error(`lot ${entry.lotId} earned twice`);
      lots.set(entry.lotId, { amount: entry.points, left: entry.points });
      continue;
    }
    const lot = lots.get(entry.lotId);
    if (!lot) throw new Error(`lot ${entry.lotId} used before it was earned`);
    const key = `${entry.redemptionId}/${entry.lotId}`;
    const used = redeemed.get(key) ?? 0;
    if (entry.kind === "REDEEM") {
      lot.left -= entry.points;
      redeemed.set(key, used + entry.points);
    } else {
      if (used < entry.points) throw new Error(`redemption ${entry.redemptionId} gives back more than it took`);
      redeemed.set(key, used - entry.points);
      lot.left += entry.points;
    }
    if (lot.left < 0 || lot.left > lot.amount) throw new Error(`lot ${entry.lotId} left ${lot.left} of ${lot.amount}`);
  }
  return lots;
}

/** Whether the stored lots say what their entries say. */
export function agrees(stored: readonly Lot[], entries: readonly LedgerEntry[]): boolean {
  const told = replay(entries);
  return (
    stored.length === told.size &&
    stored.every((lot) => told.get(lot.id)?.left === lot.left && told.get(lot.id)?.amount === lot.amount)
  );
}
