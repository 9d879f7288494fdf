import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import { daysOf, longestPeriodDays, type Period, type PeriodName, periodOf } from "../domain/periods.ts";

interface Asked {
  period: PeriodName;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The days asked for.
 * @throws Refusal at `from` or `to`: DATE_REQUIRED of own dates; END_BEFORE_START, INVALID_INPUT beyond three years.
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
 * The points of sale a report is of: the one asked for, else all that are the caller's; null: all of the club.
 * @throws Refusal OTHER_LOCATION for one that a local merchant does not work at.
 */
export function placesOf({ locationIds }: { locationIds: number[] | null }, locationId: number | undefined) {
  if (locationId === undefined) return locationIds;
  if (locationIds && !locationIds.includes(locationId)) refuse("OTHER_LOCATION");
  return [locationId];
}
