import { describe, expect, test } from "vitest";
import {
  type SpecialDay,
  sentSpecialDays,
  specialDayOn,
  specialDayProblems,
  upcomingSpecialDays,
} from "./special-days.ts";

const day = (dateFrom: string, changes: Partial<SpecialDay> = {}): SpecialDay => ({
  dateFrom,
  dateTo: dateFrom,
  name: "Julafton",
  timeFrom: null,
  timeTo: null,
  ...changes,
});
const christmas = day("2026-12-24");
const holidays = day("2026-12-21", { dateTo: "2027-01-06", name: "Jullov", timeFrom: "11:00", timeTo: "16:00" });

describe("specialDayProblems", () => {
  test.each([
    ["dateFrom", "INVALID_DATE", day("")],
    ["dateFrom", "INVALID_DATE", day("2026-02-30")],
    ["dateFrom", "INVALID_DATE", day("20261224")],
    ["dateTo", "INVALID_DATE", day("2026-12-25", { dateTo: "" })],
    ["dateTo", "DATE_TO_BEFORE_DATE_FROM", day("2026-12-25", { dateTo: "2026-12-20" })],
    ["dateTo", "SPAN_TOO_LONG", day("2026-12-25", { dateTo: "2027-12-26" })],
    ["name", "REQUIRED", day("2026-12-25", { name: " " })],
    ["name", "TOO_LONG", day("2026-12-25", { name: "x".repeat(41) })],
    ["times", "INVALID_TIME", day("2026-12-25", { timeFrom: "10:00" })],
    ["times", "INVALID_TIME", day("2026-12-25", { timeFrom: "10:10", timeTo: "12:00" })],
    ["times", "TIME_TO_NOT_AFTER_TIME_FROM", day("2026-12-25", { timeFrom: "12:00", timeTo: "10:00" })],
    ["dateFrom", "SAME_DAYS", day("2026-12-24", { name: "Stängt" })],
    ["dateFrom", "SAME_DAYS", day("2027-01-06", { dateTo: "2027-01-22" })],
  ] as const)("reports %s: %s", (field, reason, wrong) => {
    expect(specialDayProblems([christmas, holidays, wrong])).toEqual([{ index: 2, field, reason }]);
  });

  test("is empty for a day within a range and for a range of a year", () => {
    expect(specialDayProblems([holidays, christmas, day("2026-02-01", { dateTo: "2027-02-01" })])).toEqual([]);
  });
});

test("the shorter of two special days on a date applies", () => {
  expect(specialDayOn([holidays, christmas], "2026-12-24")).toBe(christmas);
  expect(specialDayOn([holidays, christmas], "2026-12-25")).toBe(holidays);
  expect(specialDayOn([holidays, christmas], "2027-01-07")).toBeUndefined();
});

test("announced special days have not ended and begin within the month", () => {
  const listNames = (today: string) =>
    upcomingSpecialDays([christmas, holidays], Temporal.PlainDate.from(today)).map(({ name }) => name);
  expect(listNames("2026-11-20")).toEqual([]);
  expect(listNames("2026-11-21")).toEqual(["Jullov"]);
  expect(listNames("2026-11-24")).toEqual(["Jullov", "Julafton"]);
  expect(listNames("2026-12-25")).toEqual(["Jullov"]);
  expect(listNames("2027-01-07")).toEqual([]);
});

test("readers get the announced special days, and yesterday’s because its hours may last past midnight", () => {
  const sent = (today: string) =>
    sentSpecialDays([christmas, holidays], Temporal.PlainDate.from(today)).map(({ name }) => name);
  expect(sent("2026-11-20")).toEqual([]);
  expect(sent("2026-12-25")).toEqual(["Jullov", "Julafton"]);
  expect(sent("2026-12-26")).toEqual(["Jullov"]);
  expect(sent("2027-01-07")).toEqual(["Jullov"]);
  expect(sent("2027-01-08")).toEqual([]);
});
