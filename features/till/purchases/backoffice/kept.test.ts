import { expect, it } from "vitest";
import { keptAmount, keptPoints } from "./kept.ts";

it("keeps whole öre, and never fewer points than none", () => {
  expect(keptAmount({ totalAmount: 249.9, returnedAmount: 99.95 })).toBe(149.95);
  expect(keptPoints({ earnedPoints: 160, returnedPoints: 60 })).toBe(100);
  expect(keptPoints({ earnedPoints: 0, returnedPoints: 1 })).toBe(0);
});
