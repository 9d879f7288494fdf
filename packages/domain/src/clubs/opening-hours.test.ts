import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  daysOf,
  isOpenAt,
  type OpeningHours,
  openingHoursProblems,
  openingTimes,
  opensNext,
  weekdays,
} from "./opening-hours.ts";

const at = (text: string) => Temporal.PlainDateTime.from(text);
const row = (dayFrom: number, dayTo: number | null, timeFrom: string, timeTo: string): OpeningHours => ({
  dayFrom,
  dayTo,
  timeFrom,
  timeTo,
});
const shop = [row(1, 5, "09:00", "18:00"), row(6, null, "10:00", "15:30")];

test("there are 48 times, half an hour apart", () => {
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
])("days %s to %s", (from, to, days) => {
  expect(daysOf(row(from, to, "09:00", "10:00"))).toEqual(days);
});

describe("openingHoursProblems", () => {
  test.each([
    ["a week's hours", shop],
    ["a break for lunch", [row(1, null, "08:00", "12:00"), row(1, null, "12:00", "17:00")]],
    ["closing at midnight", [row(5, 6, "17:00", "00:00")]],
    ["round the clock", [row(1, 0, "00:00", "00:00")]],
    ["no hours", []],
  ])("none for %s", (_name, rows) => {
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
    ["OVERLAPPING_HOURS", row(5, 0, "17:30", "20:00")],
  ])("%s is found in its row", (reason, wrong) => {
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
])("at %s the shop is open: %s", (now, open) => {
  expect(isOpenAt(shop, at(now))).toBe(open);
});

test.each([
  ["2026-06-01T08:00", "2026-06-01T09:00:00"],
  ["2026-06-01T09:00", "2026-06-02T09:00:00"],
  ["2026-06-05T19:00", "2026-06-06T10:00:00"],
  ["2026-06-06T16:00", "2026-06-08T09:00:00"],
])("after %s it opens at %s", (now, next) => {
  expect(opensNext(shop, at(now))?.toString()).toBe(next);
});

test("a shop open once a week opens again a week later, one without hours never", () => {
  expect(opensNext([row(0, null, "12:00", "13:00")], at("2026-06-07T12:00"))?.toString()).toBe("2026-06-14T12:00:00");
  expect(opensNext([], at("2026-06-07T12:00"))).toBeNull();
});

test("at the moment it opens next it is open, and not before when it was closed", () => {
  const anyRow = fc
    .tuple(fc.constantFrom(...weekdays), fc.integer({ min: 0, max: 46 }), fc.integer({ min: 1, max: 47 }))
    .map(([day, from, length]) =>
      row(day, null, openingTimes[from] ?? "", openingTimes[Math.min(47, from + length)] ?? ""),
    );
  fc.assert(
    fc.property(anyRow, fc.integer({ min: 0, max: 7 * 1440 }), (hours, minute) => {
      const now = at("2026-03-23T00:00").add({ minutes: minute });
      const next = opensNext([hours], now);
      expect(next !== null && isOpenAt([hours], next)).toBe(true);
      expect(next !== null && isOpenAt([hours], next.subtract({ minutes: 1 }))).toBe(false);
    }),
  );
});
