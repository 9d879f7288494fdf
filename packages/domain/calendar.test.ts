import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endOfDay, lastDayOf, startOfDay, todayIn, validThrough, weekBefore } from "./calendar.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const hoursOf = (text: string, zone: string) =>
  startOfDay(date(text), zone)
    .until(endOfDay(date(text), zone))
    .total("hours");

const anyDay = fc
  .integer({ min: 0, max: 4748 })
  .map((days) => date("2024-01-01").add({ days }))
  .filter((day) => day.year <= 2036);
const anyZone = fc.constantFrom("Europe/Stockholm", "Europe/Helsinki", "Europe/London", "America/Sao_Paulo");

describe("todayIn", () => {
  test.each([
    ["2026-03-28T22:59:59Z", "2026-03-28"],
    ["2026-03-28T23:00:00Z", "2026-03-29"],
    ["2026-03-29T21:59:59Z", "2026-03-29"],
    ["2026-03-29T22:00:00Z", "2026-03-30"],
    ["2026-10-25T22:59:59Z", "2026-10-25"],
    ["2026-10-25T23:00:00Z", "2026-10-26"],
  ])("at %s returns %s for Stockholm", (now, today) => {
    expect(todayIn("Europe/Stockholm", Temporal.Instant.from(now)).toString()).toBe(today);
  });

  test("returns a day from its first instant until just before its end", () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
        expect(todayIn(zone, start).equals(day)).toBe(true);
        expect(todayIn(zone, start.subtract({ nanoseconds: 1 })).equals(day)).toBe(false);
        expect(todayIn(zone, end.subtract({ nanoseconds: 1 })).equals(day)).toBe(true);
        expect(todayIn(zone, end).equals(day.add({ days: 1 }))).toBe(true);
      }),
    );
  });
});

describe("a calendar day", () => {
  test.each([
    ["2026-03-29", "Europe/Stockholm", 23],
    ["2026-10-25", "Europe/Stockholm", 25],
    ["2026-06-01", "Europe/Stockholm", 24],
    ["2018-11-04", "America/Sao_Paulo", 23],
  ])("on %s in %s lasts %i hours", (day, zone, hours) => {
    expect(hoursOf(day, zone)).toBe(hours);
  });

  test("starts at one o’clock when the clocks skip midnight", () => {
    expect(startOfDay(date("2018-11-04"), "America/Sao_Paulo").toString()).toBe("2018-11-04T03:00:00Z");
  });
});

describe("validThrough", () => {
  test.each([
    ["2026-01-31", 1, "2026-02-27"],
    ["2028-01-31", 1, "2028-02-28"],
    ["2026-01-30", 1, "2026-02-27"],
    ["2026-03-31", 1, "2026-04-29"],
    ["2026-03-01", 1, "2026-03-31"],
    ["2026-08-31", 6, "2027-02-27"],
    ["2028-02-29", 12, "2029-02-27"],
    ["2028-02-29", 48, "2032-02-28"],
    ["2027-02-28", 12, "2028-02-27"],
    ["2026-12-31", 12, "2027-12-30"],
  ])("from %s for %i months returns %s", (from, months, through) => {
    expect(validThrough(date(from), months).toString()).toBe(through);
  });

  test("ends the day before the anniversary, which is clamped to the last day of its month", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 120 }), (from, months) => {
        const anniversary = validThrough(from, months).add({ days: 1 });
        const monthsLater = (anniversary.year - from.year) * 12 + anniversary.month - from.month;
        expect(monthsLater).toBe(months);
        expect(anniversary.day).toBe(Math.min(from.day, anniversary.daysInMonth));
      }),
    );
  });

  test("never ends sooner for a later start or a longer validity", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (from, months) => {
        const through = validThrough(from, months);
        expect(Temporal.PlainDate.compare(validThrough(from.add({ days: 1 }), months), through)).toBeGreaterThanOrEqual(
          0,
        );
        expect(Temporal.PlainDate.compare(validThrough(from, months + 1), through)).toBe(1);
      }),
    );
  });
});

describe("lastDayOf", () => {
  test("returns 7 March for seven days from 1 March", () => {
    expect(lastDayOf(date("2026-03-01"), 7).toString()).toBe("2026-03-07");
  });
  test("returns the start day for one day", () => {
    expect(lastDayOf(date("2028-02-29"), 1).toString()).toBe("2028-02-29");
  });
  test.each([
    ["2027-03-27", 2, "2027-03-28"],
    ["2027-10-30", 3, "2027-11-01"],
    ["2028-02-26", 7, "2028-03-03"],
    ["2027-12-29", 7, "2028-01-04"],
  ])("starting on %s, %i days end on %s across clock changes", (start, days, last) => {
    expect(lastDayOf(date(start), days).toString()).toBe(last);
  });
  test("ends a one-day validity at midnight in the chain’s time zone, not after 24 hours", () => {
    const over = endOfDay(lastDayOf(date("2027-10-31"), 1), "Europe/Stockholm");
    expect(over.toString()).toBe("2027-10-31T23:00:00Z");
    expect(todayIn("Europe/Stockholm", over.subtract({ nanoseconds: 1 })).toString()).toBe("2027-10-31");
  });
  test("counts every day once, including leap days and clock changes", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 800 }), (start, days) => {
        expect(start.until(lastDayOf(start, days)).days + 1).toBe(days);
      }),
    );
  });
});

test.each([
  ["2026-11-21T13:32:00Z", "2026-11-14T13:32:00Z"],
  // Summer time ended in between: the local time is half past two on both days.
  ["2026-10-28T13:30:00Z", "2026-10-21T12:30:00Z"],
])("%s is a week after %s by the local time of Stockholm", (now, before) => {
  expect(weekBefore("Europe/Stockholm", Temporal.Instant.from(now)).toString()).toBe(before);
});
