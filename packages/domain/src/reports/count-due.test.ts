import { expect, test } from "vitest";
import { isCountDue } from "./count-due.ts";

const at = Temporal.Instant.from("2026-11-22T12:00:00Z");
const due = (tookMs: number, minutes: number) => isCountDue({ at, tookMs }, at.add({ minutes }));

test("a club is counted every five minutes, one that takes long in proportion", () => {
  expect(isCountDue(null, at)).toBe(true);
  expect([due(30, 4), due(30, 5)]).toEqual([false, true]);
  expect([due(60_000, 499), due(60_000, 500)]).toEqual([false, true]);
});
