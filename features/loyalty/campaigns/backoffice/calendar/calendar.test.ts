import fc from "fast-check";
import { expect, it } from "vitest";
import { barOf, marksOf, periodOf, shareOf, stepped } from "./calendar.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const november = periodOf("month", day("2026-11-22"));
const formatPeriod = ({ from, until }: { from: Temporal.PlainDate; until: Temporal.PlainDate }) => `${from} ${until}`;

it("the calendar shows the month or quarter of a day, and moves by the same period", () => {
  expect(formatPeriod(november)).toBe("2026-11-01 2026-11-30");
  const quarter = periodOf("quarter", day("2026-11-22"));
  expect(formatPeriod(quarter)).toBe("2026-10-01 2026-12-31");
  expect(formatPeriod(periodOf("quarter", stepped("quarter", quarter, 1)))).toBe("2027-01-01 2027-03-31");
  expect(formatPeriod(periodOf("month", stepped("month", november, -1)))).toBe("2026-10-01 2026-10-31");
});

it.each([
  ["within", { startDate: "2026-11-10", endDate: "2026-11-12" }, [9 / 30, 12 / 30, false, false]],
  ["for a day", { startDate: "2026-11-30", endDate: "2026-11-30" }, [29 / 30, 1, false, false]],
  ["from before until after", { startDate: "2026-10-31", endDate: "2026-12-01" }, [0, 1, true, true]],
  ["without an end", { startDate: "2026-11-16", endDate: null }, [15 / 30, 1, false, true]],
  ["without a start", { startDate: null, endDate: "2026-11-03" }, [0, 3 / 30, true, false]],
] as const)("the calendar draws a campaign %s", (_, days, [from, to, before, after]) => {
  const bar = barOf(days, november);
  expect(bar).toMatchObject({ before, after });
  expect(bar?.from).toBeCloseTo(from);
  expect(bar?.to).toBeCloseTo(to);
});

it("the calendar leaves out campaigns that do not run in the shown period", () => {
  expect(barOf({ startDate: "2026-10-01", endDate: "2026-10-31" }, november)).toBeNull();
  expect(barOf({ startDate: "2026-12-01", endDate: null }, november)).toBeNull();
});

it("the calendar has headings of full months or weeks that fill the period", () => {
  const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => day("2024-01-01").add({ days }));
  fc.assert(
    fc.property(anyDay, fc.constantFrom("month" as const, "quarter" as const), (at, view) => {
      const period = periodOf(view, at);
      const marks = marksOf(view, period);
      expect(marks.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(marks.slice(1).every(({ from }) => (view === "quarter" ? from.day === 1 : from.dayOfWeek === 1))).toBe(
        true,
      );
      expect(shareOf(at, period)).toBeGreaterThanOrEqual(0);
      expect(shareOf(at, period)).toBeLessThan(1);
    }),
  );
});
