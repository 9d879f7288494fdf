import { expect, test } from "vitest";
import { publicSmsLimit } from "./rate-limits.ts";

test.each([
  [0, 0, 0, 0],
  [1, 1, 1, 1],
  [10, 1, 1, 1],
  [11, 1, 1, 1],
  [50, 3, 2, 2],
  [1999, 100, 50, 50],
  [2000, 100, 50, 50],
  [100_000, 100, 50, 50],
])("with %i credits a day has %i public SMS for sign-ups, %i for resets, %i for new links", (credits, ...limits) => {
  const purposes = ["sign-up", "reset", "renewal"] as const;
  expect(purposes.map((purpose) => publicSmsLimit(purpose, credits))).toEqual(limits);
});

test("an account below zero sends none", () => expect(publicSmsLimit("reset", -5)).toBe(0));
