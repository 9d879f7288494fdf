import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bucketsOf,
  daysOf,
  isWithin,
  type Period,
  periodBefore,
  periodNames,
  periodOf,
  yearBefore,
} from "./periods.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const formatPeriod = ({ from, to }: Period) => `${from}/${to}`;
const named = periodNames.filter((name) => name !== "own");
const anyDay = fc.integer({ min: 0, max: 9000 }).map((days) => day("2015-01-01").add({ days }));
const anyPeriod = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 1095 }))
  .map(([from, days]) => ({ from, to: from.add({ days }) }));

describe("a named period", () => {
  test.each([
    ["month", "2026-11-01/2026-11-22", "2026-10-01/2026-10-22", "2025-11-01/2025-11-22"],
    ["last-month", "2026-10-01/2026-10-31", "2026-09-01/2026-09-30", "2025-10-01/2025-10-31"],
    ["quarter", "2026-10-01/2026-11-22", "2026-07-01/2026-08-22", "2025-10-01/2025-11-22"],
    ["year", "2026-01-01/2026-11-22", "2025-01-01/2025-11-22", "2025-01-01/2025-11-22"],
  ] as const)("%s is compared with the same part of earlier periods", (name, now, before, lastYear) => {
    const period = periodOf(name, day("2026-11-22"));
    expect([period, periodBefore(name, period), yearBefore(period)].map(formatPeriod)).toEqual([now, before, lastYear]);
  });

  test("on a month’s last day is compared with the complete month before, also in February", () => {
    expect(formatPeriod(periodBefore("month", periodOf("month", day("2026-02-28"))))).toBe("2026-01-01/2026-01-31");
    expect(formatPeriod(periodBefore("month", periodOf("month", day("2026-03-30"))))).toBe("2026-02-01/2026-02-28");
    expect(formatPeriod(yearBefore({ from: day("2025-02-01"), to: day("2025-02-28") }))).toBe("2024-02-01/2024-02-29");
  });

  test("contains today or ended with the month before", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...named), (today, name) => {
        const period = periodOf(name, today);
        expect(isWithin(period, today)).toBe(name !== "last-month");
        expect(period.from.day).toBe(1);
        const before = periodBefore(name, period);
        expect(Temporal.PlainDate.compare(before.to, period.from)).toBe(-1);
      }),
    );
  });
});

describe("own dates", () => {
  test("are compared by months if they are complete months, otherwise by days", () => {
    const own = (from: string, to: string) => formatPeriod(periodBefore("own", { from: day(from), to: day(to) }));
    expect(own("2026-07-01", "2026-08-31")).toBe("2026-05-01/2026-06-30");
    expect(own("2026-07-10", "2026-07-16")).toBe("2026-07-03/2026-07-09");
  });

  test("are compared with dates that end the day before", () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        expect(periodBefore("own", period).to.add({ days: 1 }).equals(period.from)).toBe(true);
      }),
    );
  });
});

test("buckets cover a period’s days once and in order, and are few enough to draw", () => {
  fc.assert(
    fc.property(anyPeriod, (period) => {
      const all = bucketsOf(period);
      expect(all.reduce((sum, each) => sum + daysOf(each), 0)).toBe(daysOf(period));
      expect(all[0]?.from.equals(period.from)).toBe(true);
      expect(all.at(-1)?.to.equals(period.to)).toBe(true);
      for (const [index, { from }] of all.entries()) {
        if (index > 0) expect(all[index - 1]?.to.add({ days: 1 }).equals(from)).toBe(true);
      }
      expect(all.length).toBeLessThanOrEqual(38);
    }),
  );
});
