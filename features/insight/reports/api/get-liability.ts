import { forecastExpiry } from "#features/loyalty/points/domain/liability.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectCounted } from "./count-reports.ts";
import { placesOf } from "./read-period.ts";
import { selectChanges, selectLeft, selectPointCost } from "./report-queries.ts";

/**
 * Returns the usable points by month of expiry, and the share that will expire if the past repeats. A local merchant
 * sees points given at their points of sale; the share is that of the club.
 */
export async function getLiability({ db }: Services, { chain, actor, query, day: { today } }: Call<"getLiability">) {
  const places = placesOf(actor, query.pointOfSaleId);
  const [[counted], remainingPoints, changes, [cost]] = await db.read(
    chain.id,
    (q) => [selectCounted(q), selectLeft(q, today, places), selectChanges(q), selectPointCost(q)],
    { replica: true },
  );
  const months = forecastExpiry(remainingPoints, changes, today);
  const isKnown = months.every(({ likely }) => likely !== null);
  return {
    date: today.toString(),
    countedAt: counted?.counted_at.toString() ?? null,
    points: months.reduce((sum, { points }) => sum + points, 0),
    likely: isKnown ? months.reduce((sum, { likely }) => sum + (likely ?? 0), 0) : null,
    pointCost: cost?.cost_hundredths == null ? null : cost.cost_hundredths / 100,
    months: months.map(({ month, ...each }) => ({ month: month.toString(), ...each })),
  };
}
