import { expect, it } from "vitest";
import { keptAmount, keptOf, keptPoints } from "./kept.ts";

const back = (amount: number, undo = false) => ({ date: "2026-11-21T10:00:00Z", amount, reason: "", undo, author: "" });
const purchase = (returnedAmount: number, returns = [back(returnedAmount)]) => ({
  totalAmount: 160,
  returnedAmount,
  returns,
});

it("tells a purchase kept from one returned in part, whole, or undone", () => {
  expect(keptOf(purchase(0, []))).toBe("all");
  expect(keptOf(purchase(60))).toBe("part");
  expect(keptOf(purchase(160, [back(60), back(100)]))).toBe("none");
  expect(keptOf(purchase(160, [back(160, true)]))).toBe("undone");
  // Stamps alone went back.
  expect(keptOf(purchase(0, [back(0)]))).toBe("all");
});

it("keeps whole öre, and never fewer points than none", () => {
  expect(keptAmount({ totalAmount: 249.9, returnedAmount: 99.95 })).toBe(149.95);
  expect(keptPoints({ earnedPoints: 160, returnedPoints: 60 })).toBe(100);
  expect(keptPoints({ earnedPoints: 0, returnedPoints: 1 })).toBe(0);
});
