import { expect, test } from "vitest";
import { type Counted, isCountDue } from "./count-due.ts";

const at = Temporal.Instant.from("2026-11-22T12:00:00Z");
const day = Temporal.PlainDate.from("2026-11-22");
const settled: Counted = { at, tookMs: 30, day, isSettled: true };

interface Later {
  minutes: number;
  today?: Temporal.PlainDate;
  hasChanged?: boolean;
}
const isDue = (last: Counted, { minutes, today = day, hasChanged = false }: Later) =>
  isCountDue(last, { now: at.add({ minutes }), today, hasChanged });

test("a changed club is counted every five minutes, or less often if the count takes long", () => {
  const due = (tookMs: number, minutes: number) => isDue({ ...settled, tookMs }, { minutes, hasChanged: true });
  expect(isCountDue(null, { now: at, today: day, hasChanged: false })).toBe(true);
  expect([due(30, 4), due(30, 5)]).toEqual([false, true]);
  expect([due(60_000, 499), due(60_000, 500)]).toEqual([false, true]);
});

test("an unchanged club is counted only after its day changes", () => {
  expect(isDue(settled, { minutes: 600 })).toBe(false);
  expect(isDue(settled, { minutes: 600, today: day.add({ days: 1 }) })).toBe(true);
});

test("a club is counted once more after its last change, and after an upgrade", () => {
  expect(isDue({ ...settled, isSettled: false }, { minutes: 5 })).toBe(true);
  expect(isDue({ ...settled, day: null }, { minutes: 5 })).toBe(true);
});
