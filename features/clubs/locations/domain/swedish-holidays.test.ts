import fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfHoliday, easterSunday, holidaysOfYearFrom, swedishHolidays } from "./swedish-holidays.ts";

// Dates from almanacs; simpler Easter formulas fail in 1954 and 1981.
test.each([
  "1954-04-18",
  "1981-04-19",
  "2000-04-23",
  "2008-03-23",
  "2011-04-24",
  "2024-03-31",
  "2025-04-20",
  "2026-04-05",
  "2027-03-28",
  "2038-04-25",
])("easterSunday returns %s", (date) => {
  expect(easterSunday(Number(date.slice(0, 4))).toString()).toBe(date);
});

test.each([
  ["GOOD_FRIDAY", "2026-04-03"],
  ["EASTER_EVE", "2026-04-04"],
  ["EASTER_MONDAY", "2026-04-06"],
  ["ASCENSION_DAY", "2026-05-14"],
  ["PENTECOST", "2026-05-24"],
  ["MIDSUMMER_EVE", "2026-06-19"],
  ["MIDSUMMER_DAY", "2026-06-20"],
  ["MIDSUMMER_EVE", "2025-06-20"],
  ["MIDSUMMER_DAY", "2027-06-26"],
  ["MIDSUMMER_EVE", "2027-06-25"],
  ["ALL_SAINTS_DAY", "2025-11-01"],
  ["ALL_SAINTS_DAY", "2026-10-31"],
  ["ALL_SAINTS_DAY", "2027-11-06"],
  ["NATIONAL_DAY", "2026-06-06"],
  ["EPIPHANY", "2026-01-06"],
  ["BOXING_DAY", "2026-12-26"],
] as const)("holiday %s falls on %s", (holiday, date) => {
  expect(dateOfHoliday(holiday, Number(date.slice(0, 4))).toString()).toBe(date);
});

test("movable holidays follow the law in every year", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2100 }), (year) => {
      const days = swedishHolidays.map((holiday) => [holiday, dateOfHoliday(holiday, year)] as const);
      const at = Object.fromEntries(days);
      expect(at.EASTER_SUNDAY?.dayOfWeek).toBe(7);
      expect(at.MIDSUMMER_EVE?.until(at.MIDSUMMER_DAY as Temporal.PlainDate).days).toBe(1);
      expect(at.MIDSUMMER_DAY?.dayOfWeek).toBe(6);
      expect(at.ALL_SAINTS_DAY?.dayOfWeek).toBe(6);
      expect([10, 11]).toContain(at.ALL_SAINTS_DAY?.month);
    }),
  );
});

test("holidaysOfYearFrom has each holiday once, from today on and in order", () => {
  const from = holidaysOfYearFrom(Temporal.PlainDate.from("2026-12-25"));
  expect(from[0]).toMatchObject({ holiday: "CHRISTMAS_DAY" });
  expect(from.at(-1)).toMatchObject({ holiday: "CHRISTMAS_EVE" });
  expect(from).toHaveLength(swedishHolidays.length);
  expect(from.map(({ date }) => date.toString())).toEqual(from.map(({ date }) => date.toString()).toSorted());
});
