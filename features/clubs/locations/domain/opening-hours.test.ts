import { describe, expect, test } from "vitest";
import { daysOf, isOpenAt, type OpeningHours, openingHoursProblems, openingTimes } from "./opening-hours.ts";

const at = (text: string) => Temporal.PlainDateTime.from(text);
const row = (dayFrom: number, dayTo: number | null, timeFrom: string, timeTo: string): OpeningHours => ({
  dayFrom,
  dayTo,
  timeFrom,
  timeTo,
});
const shop = [row(1, 5, "09:00", "18:00"), row(6, null, "10:00", "15:30")];

test("openingTimes has 48 times, half an hour apart", () => {
  expect(openingTimes).toHaveLength(48);
  expect([openingTimes[0], openingTimes[1], openingTimes[47]]).toEqual(["00:00", "00:30", "23:30"]);
});

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [6, 0, [6, 0]],
  [5, 1, [5, 6, 0, 1]],
  [0, null, [0]],
  [0, 0, [0]],
  [1, 0, [1, 2, 3, 4, 5, 6, 0]],
  [7, null, []],
  [1, 7, []],
])("daysOf returns the days %s to %s", (from, to, days) => {
  expect(daysOf(row(from, to, "09:00", "10:00"))).toEqual(days);
});

describe("openingHoursProblems", () => {
  test.each([
    ["a week's hours", shop],
    ["a break for lunch", [row(1, null, "08:00", "12:00"), row(1, null, "12:00", "17:00")]],
    ["closing at midnight", [row(5, 6, "17:00", "00:00")]],
    [
      "closing the morning after, up to where that day opens",
      [row(0, null, "17:00", "06:00"), row(1, 5, "06:00", "14:00")],
    ],
    ["round the clock", [row(1, 0, "00:00", "00:00")]],
    ["no hours", []],
  ])("is empty for %s", (_name, rows) => {
    expect(openingHoursProblems(rows)).toEqual([]);
  });

  test.each([
    ["INVALID_DAY", row(7, null, "09:00", "18:00")],
    ["INVALID_DAY", row(1.5, null, "09:00", "18:00")],
    ["INVALID_TIME", row(0, null, "9:00", "18:00")],
    ["INVALID_TIME", row(0, null, "09:15", "18:00")],
    ["INVALID_TIME", row(0, null, "09:00", "24:00")],
    ["TIME_TO_NOT_AFTER_TIME_FROM", row(0, null, "18:00", "09:00")],
    ["TIME_TO_NOT_AFTER_TIME_FROM", row(0, null, "09:00", "09:00")],
    ["TIME_TO_NOT_AFTER_TIME_FROM", row(0, null, "18:00", "06:30")],
    ["OVERLAPPING_HOURS", row(5, 0, "17:30", "20:00")],
  ])("reports %s in its row", (reason, wrong) => {
    expect(openingHoursProblems([...shop, wrong])).toEqual([{ index: 2, reason }]);
  });
});

test.each([
  ["2026-06-01T08:59:59", false],
  ["2026-06-01T09:00", true],
  ["2026-06-01T17:59:59", true],
  ["2026-06-01T18:00", false],
  ["2026-06-06T15:29", true],
  ["2026-06-07T12:00", false],
])("isOpenAt at %s is %s for the shop", (now, open) => {
  expect(isOpenAt(shop, at(now))).toBe(open);
});

test("hours that end after midnight may not overlap the next day’s hours, also from Sunday to Monday", () => {
  const night = row(0, null, "20:00", "02:00");
  expect(openingHoursProblems([row(1, null, "01:30", "05:00"), night])).toMatchObject([{ index: 1 }]);
  expect(openingHoursProblems([night, row(1, null, "02:00", "05:00")])).toEqual([]);
});

test("hours that end after midnight belong to the evening on which they began", () => {
  const night = [row(5, null, "20:00", "02:00")];
  expect(isOpenAt(night, at("2026-06-06T01:59"))).toBe(true);
  expect(isOpenAt(night, at("2026-06-06T02:00"))).toBe(false);
  expect(isOpenAt(night, at("2026-06-05T01:00"))).toBe(false);
});
