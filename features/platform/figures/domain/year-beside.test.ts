import { expect, test } from "vitest";
import { platformMonths } from "./platform-months.ts";
import { sumsOf, yearBeside } from "./year-beside.ts";

const monthsUntil = (since: string) =>
  platformMonths(Temporal.PlainDate.from("2026-11-23"), Temporal.PlainDate.from(since)).map((month, at) => ({
    month: month.toString(),
    count: at as number | null,
  }));

test("each of the last twelve months is paired with the same month a year before", () => {
  const pairs = yearBeside(monthsUntil("2020-01-01"));
  expect(pairs.map(({ month, before }) => [month.month, before?.month])).toHaveLength(12);
  expect(pairs[0]).toMatchObject({ month: { month: "2025-12-01" }, before: { month: "2024-12-01" } });
  expect(sumsOf(pairs, ({ count }) => count)).toEqual({ now: 210, before: 66 });
});

test("the year before has no sum if one of its months is missing or not counted", () => {
  const young = yearBeside(monthsUntil("2025-06-10"));
  expect(young.map(({ before }) => before?.month ?? null).filter(Boolean)).toHaveLength(6);
  expect(sumsOf(young, ({ count }) => count).before).toBeNull();
  const [first, ...rest] = monthsUntil("2020-01-01");
  const uncounted = first ? [{ ...first, count: null }, ...rest] : rest;
  expect(sumsOf(yearBeside(uncounted), ({ count }) => count)).toEqual({ now: 210, before: null });
  expect(sumsOf(yearBeside(monthsUntil("2026-10-01")), ({ count }) => count)).toEqual({ now: 1, before: null });
});
