import { expect, test } from "vitest";
import { whatWasReturned } from "./what-was-returned.ts";

const makeReturn = (undo = false) => ({ date: "2026-03-10T12:00:00Z", amount: 0, reason: "", undo, author: "" });
const coupon = { id: 1, name: "20 kronor", pointsRequired: 0 };
const paid = (totalAmount: number, returnedAmount: number) => ({ totalAmount, returnedAmount, coupons: [coupon] });

test("an undone visit is UNDONE, even if coupons paid all of it", () => {
  expect(whatWasReturned({ ...paid(0, 0), returns: [makeReturn(true)], coupons: [] })).toBe("UNDONE");
  expect(whatWasReturned({ ...paid(50, 50), returns: [makeReturn(true)] })).toBe("UNDONE");
});

test("a full return is ALL, a partial one is PART, and no return is null", () => {
  expect(whatWasReturned({ ...paid(50, 50), returns: [makeReturn()], coupons: [] })).toBe("ALL");
  expect(whatWasReturned({ ...paid(0, 0), returns: [makeReturn()], coupons: [] })).toBe("ALL");
  expect(whatWasReturned({ ...paid(50, 20), returns: [makeReturn()], coupons: [] })).toBe("PART");
  expect(whatWasReturned({ ...paid(50, 0), returns: [] })).toBeNull();
});

test("a purchase keeps the part that a coupon paid when only its money or stamps were returned", () => {
  expect(whatWasReturned({ ...paid(50, 50), returns: [makeReturn()] })).toBe("PART");
  expect(whatWasReturned({ ...paid(0, 0), returns: [makeReturn()] })).toBeNull();
});
