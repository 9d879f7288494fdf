import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ageOn, bornLastAtAge, daysOfPeriod, daysToBirthday } from "./selection-days.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const leapling = day("2004-02-29");

describe("a birthday", () => {
  test.each([
    ["2026-05-09", "2000-05-10", 25],
    ["2026-05-10", "2000-05-10", 26],
    ["2026-05-10", "2026-05-10", 0],
  ])("on %s gives a person born on %s the age %i", (today, born, age) => {
    expect(ageOn(day(born), day(today))).toBe(age);
  });

  test("on 29 February counts on the 28th in other years", () => {
    expect(
      ["2023-02-27", "2023-02-28", "2024-02-28", "2024-02-29"].map((today) => ageOn(leapling, day(today))),
    ).toEqual([18, 19, 19, 20]);
    expect(
      ["2023-02-27", "2023-02-28", "2024-02-28", "2023-03-01"].map((on) => daysToBirthday(leapling, day(on))),
    ).toEqual([1, 0, 1, 365]);
  });

  test("is found across New Year", () => {
    expect(daysToBirthday(day("1990-01-03"), day("2026-12-30"))).toBe(4);
    expect(daysToBirthday(day("1990-12-30"), day("2026-12-31"))).toBe(364);
  });

  const days = fc
    .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .map(([year, month, on]) => Temporal.PlainDate.from({ year, month, day: on }));
  test("one day after the latest birth date for an age gives a lower age", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 120 }), (today, age) => {
        const born = bornLastAtAge(age, today);
        expect(ageOn(born, today)).toBeGreaterThanOrEqual(age);
        expect(ageOn(born.add({ days: 1 }), today)).toBeLessThan(age);
      }),
      {
        examples: [
          [day("2023-02-28"), 19],
          [day("2024-02-29"), 19],
          [day("2024-02-29"), 20],
        ],
      },
    );
  });
});

test("a period consists of complete months", () => {
  const written = (period: Parameters<typeof daysOfPeriod>[0], today: string) => {
    const { first, last } = daysOfPeriod(period, day(today));
    return [first?.toString() ?? null, last?.toString() ?? null];
  };
  expect(written(null, "2026-05-31")).toEqual([null, null]);
  expect(written({ months: 1 }, "2026-03-31")).toEqual(["2026-02-01", null]);
  expect(written({ months: 12 }, "2026-11-22")).toEqual(["2025-11-01", null]);
  expect(written({ from: "2024-02", to: "2024-02" }, "2026-05-31")).toEqual(["2024-02-01", "2024-02-29"]);
});
