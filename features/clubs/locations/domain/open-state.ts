import { todayIn } from "#packages/domain/calendar.ts";
import { daysOf, minutesOf, type OpeningHours, type Times, weekdayOf } from "./opening-hours.ts";
import { lengthOf, type SpecialDay, specialDayOn } from "./special-days.ts";

/** The opening hours of a point of sale: its week, and its special days. */
export type PlaceHours = { week: readonly OpeningHours[]; special: readonly SpecialDay[] };

/**
 * Whether a point of sale is open, in its time zone. `until` null: round the clock for the coming week. `opens` null:
 * not within a hundred days. "none": no hours are given, or only past ones.
 */
export type OpenState =
  | { kind: "open"; until: Temporal.PlainDateTime | null }
  | { kind: "closed"; opens: Temporal.PlainDateTime | null }
  | { kind: "none" };

const aheadWhenOpen = 7;
const aheadWhenClosed = 100;

/** Returns the hours of a date: the times in order (none: closed), and the special day that sets them. */
export function hoursOn(
  { week, special }: PlaceHours,
  date: Temporal.PlainDate,
): { times: Times[]; special: SpecialDay | null } {
  const usual = week
    .filter((row) => daysOf(row).includes(weekdayOf(date)))
    .map(({ timeFrom, timeTo }) => ({ timeFrom, timeTo }))
    .toSorted((a, b) => minutesOf(a).from - minutesOf(b).from);
  const day = specialDayOn(special, date.toString());
  if (!day) return { times: usual, special: null };
  const { timeFrom, timeTo } = day;
  if (timeFrom === null || timeTo === null) return { times: [], special: day };
  // Special hours of a range leave closed weekdays closed; those of a single day open it.
  const staysClosed = lengthOf(day) > 1 && week.length > 0 && usual.length === 0;
  return { times: staysClosed ? [] : [{ timeFrom, timeTo }], special: day };
}

/**
 * Returns whether the point of sale is open at a moment, and its next closing or opening. Adjoining hours count as one.
 */
export function openState(place: PlaceHours, timeZone: string, now: Temporal.Instant): OpenState {
  if (place.week.length === 0 && place.special.length === 0) return { kind: "none" };
  const today = todayIn(timeZone, now);
  let open: Temporal.Instant | null = null;
  for (let ahead = -1; ahead <= (open ? aheadWhenOpen : aheadWhenClosed); ahead += 1) {
    for (const { from, to } of stretchesOn(place, today.add({ days: ahead }), timeZone)) {
      if (open === null && isAfter(from, now)) return { kind: "closed", opens: local(from, timeZone) };
      if (open !== null && isAfter(from, open)) return { kind: "open", until: local(open, timeZone) };
      if (isAfter(to, open ?? now)) open = to;
    }
  }
  if (open === null) return saysWhen(place, today) ? { kind: "closed", opens: null } : { kind: "none" };
  const reaches = local(open, timeZone).toPlainDate();
  const wholeWeek = Temporal.PlainDate.compare(reaches, today.add({ days: aheadWhenOpen })) > 0;
  return { kind: "open", until: wholeWeek ? null : local(open, timeZone) };
}

/** Whether hours for today or later are given: past special days do not count. */
const saysWhen = ({ week, special }: PlaceHours, today: Temporal.PlainDate) =>
  week.length > 0 || special.some(({ dateTo }) => dateTo >= today.toString());

/** An opening or closing: days from today, the date (YYYY-MM-DD) and time (HH:mm). */
export type Turn = { daysAhead: number; date: string; time: string };

/** Returns an opening relative to today. */
export function openingOf(at: Temporal.PlainDateTime, today: Temporal.PlainDate): Turn {
  return {
    daysAhead: today.until(at.toPlainDate(), { largestUnit: "day" }).days,
    date: at.toPlainDate().toString(),
    time: at.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

/**
 * Returns a closing relative to a moment. A closing up to six in the morning counts as tonight, unless the same clock
 * time also occurs before it. Midnight is 24:00.
 */
export function closingOf(at: Temporal.PlainDateTime, now: Temporal.PlainDateTime): Turn {
  const today = now.toPlainDate();
  const turn = openingOf(at, today);
  const comesOnce = Temporal.PlainTime.compare(at.toPlainTime(), now.toPlainTime()) <= 0;
  const tonight = turn.daysAhead === 1 && turn.time <= "06:00" && comesOnce;
  return tonight ? { daysAhead: 0, date: today.toString(), time: turn.time === "00:00" ? "24:00" : turn.time } : turn;
}

type Stretch = { from: Temporal.Instant; to: Temporal.Instant };

/** Returns a date's opening periods on the local clock: a skipped hour shortens them, a repeated one is included. */
function stretchesOn(place: PlaceHours, date: Temporal.PlainDate, timeZone: string): Stretch[] {
  return hoursOn(place, date)
    .times.map((times) => {
      const { from, to } = minutesOf(times);
      const at = (minute: number) =>
        date.toPlainDateTime().add({ minutes: minute }).toZonedDateTime(timeZone).toInstant();
      return { from: at(from), to: at(to) };
    })
    .filter(({ from, to }) => isAfter(to, from));
}

const isAfter = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0;
const local = (at: Temporal.Instant, timeZone: string) => at.toZonedDateTimeISO(timeZone).toPlainDateTime();
