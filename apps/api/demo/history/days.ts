import { isOpenAt } from "#features/clubs/locations/domain/opening-hours.ts";
import type { ClubPlan, LocationPlan } from "../clubs/plan.ts";
import type { Random } from "./random.ts";

/** Days of history including today: a year, plus the weeks in which the first points expire. */
export const daysOfHistory = 396;

export interface Day {
  on: Temporal.PlainDate;
  /** How busy the day is relative to an ordinary day; 0 when closed. */
  weight: number;
}

/** The period of the history: its days, and the present time on the chain's clock. */
export interface Span {
  days: readonly Day[];
  now: Temporal.PlainDateTime;
}

/** Returns every day since the club opened; weather and chance vary how busy each is. */
export function daysUpTo(plan: ClubPlan, today: Temporal.PlainDate, random: Random): Day[] {
  return Array.from({ length: daysOfHistory }, (_, index) => {
    const on = today.subtract({ days: daysOfHistory - 1 - index });
    return { on, weight: plan.dayWeight(on) * (0.75 + random.next() * 0.5) };
  });
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
const openHours = new WeakMap<LocationPlan, Map<number, number[]>>();

/** Returns the hours at whose start a point of sale is open on that day. */
function hoursOn(location: LocationPlan, on: Temporal.PlainDate): number[] {
  const hoursByDay = openHours.get(location) ?? new Map<number, number[]>();
  openHours.set(location, hoursByDay);
  const hours =
    hoursByDay.get(on.dayOfWeek) ?? hoursOfDay.filter((hour) => isOpenAt(location.hours, on.toPlainDateTime({ hour })));
  hoursByDay.set(on.dayOfWeek, hours);
  return hours;
}

/** Returns a moment at which a point of sale is open, weighted by busy hours; null when it is closed all day. */
export function momentOn(
  plan: ClubPlan,
  location: LocationPlan,
  on: Temporal.PlainDate,
  random: Random,
): Temporal.PlainDateTime | null {
  const hours = hoursOn(location, on);
  if (hours.length === 0) return null;
  const hour = random.weighted(hours, (each) => plan.hourWeight({ on, hour: each }));
  const at = on.toPlainDateTime({ hour, minute: random.int(60), second: random.int(60) });
  // A point of sale that closes at half past is open in the first half of that hour.
  return isOpenAt(location.hours, at) ? at : at.with({ minute: at.minute - 30 });
}

/** Returns the last day up to an index on which the club is open. */
export function openDayUpTo(days: readonly Day[], index: number): number {
  for (let at = index; at >= 0; at--) if ((days[at]?.weight ?? 0) > 0) return at;
  return index;
}
