import { expect, test } from "vitest";
import { publicSmsLimit, rateLimits, smsOfDay } from "./rate-limits.ts";

test.each([
  [0, 0, 0, 0],
  [1, 1, 1, 1],
  [10, 1, 1, 1],
  [11, 1, 1, 1],
  [50, 3, 2, 1],
  [1999, 100, 50, 25],
  [2000, 100, 50, 25],
  [100_000, 100, 50, 25],
])(
  "with %i credits a chain has %i public SMS a day for sign-ups, %i for resets and %i for sign-in codes",
  (credits, ...limits) => {
    const purposes = ["sign-up", "reset", "sign-in"] as const;
    expect(purposes.map((purpose) => publicSmsLimit(purpose, credits, rateLimits.publicSmsPerChain.points))).toEqual(
      limits,
    );
  },
);

test("a chain with negative credits sends no public SMS", () => expect(publicSmsLimit("reset", -5, 200)).toBe(0));

test("the daily SMS maximum applies if a tenth of the credits is more", () => {
  expect([500, 30, 0].map((atMost) => publicSmsLimit("sign-up", 100_000, atMost))).toEqual([250, 15, 0]);
  expect(publicSmsLimit("sign-up", 100, 500)).toBe(5);
  expect(smsOfDay(100_000, 30)).toBe(30);
});
