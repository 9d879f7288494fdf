import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import { daysOf, longestPeriodDays, type Period, type PeriodName, periodOf } from "../domain/periods.ts";

interface Asked {
  period: PeriodName;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns the requested days.
 * @throws Refusal at `from` or `to`: DATE_REQUIRED for own dates; END_BEFORE_START, INVALID_INPUT beyond three years.
 */
export function readPeriod({ period, from, to }: Asked, today: Temporal.PlainDate): Period {
  if (period !== "own") return periodOf(period, today);
  if (!from || !to) {
    refuseFields({ ...(from ? {} : { from: "DATE_REQUIRED" }), ...(to ? {} : { to: "DATE_REQUIRED" }) });
    return refuse("DATE_REQUIRED");
  }
  const own = { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) };
  if (daysOf(own) < 1) refuseFields({ to: "END_BEFORE_START" });
  if (daysOf(own) > longestPeriodDays) refuseFields({ to: "INVALID_INPUT" });
  return own;
}

/**
 * Returns a report's points of sale: the requested one, or all of the caller's; null for the complete club.
 * @throws Refusal OTHER_LOCATION for a point of sale where a local merchant does not work.
 */
export function placesOf({ locationIds }: { locationIds: number[] | null }, locationId: number | undefined) {
  if (locationId === undefined) return locationIds;
  if (locationIds && !locationIds.includes(locationId)) refuse("OTHER_LOCATION");
  return [locationId];
}
