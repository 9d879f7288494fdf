import { type Lot, type NewEntry, signOf } from "#features/loyalty/points/domain/ledger.ts";
import { endOfDay } from "#packages/domain/calendar.ts";

/** The time of an entry: the moment, or the day in the chain's time zone. */
type Dated = { at: Temporal.Instant } | { on: Temporal.PlainDate };

/** Returns a member's usable balance at the end of a day (in the chain's time zone). Replays the entries up to then. */
export function balanceAsOf(
  lots: readonly Pick<Lot, "id" | "validThrough">[],
  entries: readonly (NewEntry & Dated)[],
  day: Temporal.PlainDate,
  timeZone: string,
): number {
  const end = endOfDay(day, timeZone);
  const nets = new Map<number, number>();
  const add = (lotId: number, change: number) => nets.set(lotId, (nets.get(lotId) ?? 0) + change);
  for (const entry of entries) {
    const later =
      "at" in entry ? Temporal.Instant.compare(entry.at, end) >= 0 : Temporal.PlainDate.compare(entry.on, day) > 0;
    if (later) continue;
    add(entry.lotId, signOf(entry.kind) * entry.points);
    if (entry.otherLotId !== null) add(entry.otherLotId, -signOf(entry.kind) * entry.points);
  }
  return lots.reduce((sum, { id, validThrough }) => {
    const remaining = Math.max(nets.get(id) ?? 0, 0);
    return Temporal.PlainDate.compare(validThrough, day) >= 0 ? sum + remaining : sum;
  }, 0);
}
