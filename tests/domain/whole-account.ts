import {
  type AccountLine,
  type DatedEntry,
  explainFrom,
  type LotOrigin,
} from "#features/loyalty/points/domain/explain-points.ts";

/** Returns the complete account as one list from its first entry, which its pages must match. */
export function explainPoints(
  lots: readonly LotOrigin[],
  entries: readonly DatedEntry[],
  today: Temporal.PlainDate,
  timeZone: string,
): AccountLine[] {
  const opening = { lots: lots.map((origin) => ({ ...origin, net: 0 })), on: null };
  return explainFrom(opening, entries, today, timeZone);
}
