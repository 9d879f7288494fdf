import { expect, it } from "vitest";
import { keptAmount, keptPoints } from "./kept.ts";

it("an amount has no fractions of an öre, and points never fall below zero", () => {
  expect(keptAmount({ totalAmount: 249.9, returnedAmount: 99.95 })).toBe(149.95);
  expect(keptPoints({ earnedPoints: 160, returnedPoints: 60 })).toBe(100);
  expect(keptPoints({ earnedPoints: 0, returnedPoints: 1 })).toBe(0);
});
