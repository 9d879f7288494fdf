import { type LotOrSum, type SumsOf, selectUsableOfMembers } from "#features/loyalty/points/api/ledger.ts";
import type { Lot } from "#features/loyalty/points/domain/ledger.ts";
import type { Batch } from "#packages/server/db/database.ts";
import { prepared } from "#packages/server/db/prepared.ts";

const usableLots = prepared((q, input: SumsOf) => selectUsableOfMembers(q, input));

/** Whether a row is one lot, not the sum of several. */
export const isLot = (row: LotOrSum): row is LotOrSum & Lot => row.id !== null;

/**
 * Replaces sums of usable points by their lots for members in deficit, because such lots pay the deficit. Only a queued
 * visit meets them: points that were usable on its day, and had expired when the deficit arose.
 */
export async function withPayers(rows: LotOrSum[], today: Temporal.PlainDate, batch: Batch): Promise<LotOrSum[]> {
  const owing = new Set(rows.flatMap(({ memberId, owed }) => (owed > 0 ? memberId : [])));
  const summed = rows.flatMap((row) => (!isLot(row) && row.left > 0 && owing.has(row.memberId) ? row.memberId : []));
  if (summed.length === 0) return rows;
  const [payers] = await batch(usableLots({ memberIds: summed, today }));
  return [...rows.filter(({ memberId, owed }) => owed > 0 || !summed.includes(memberId)), ...payers];
}
