import { expect, test } from "vitest";
import { couponTexts } from "./coupon-texts.ts";

test("refuses a coupon’s name and description one character above their limits", () => {
  expect(couponTexts.name("x".repeat(60)).ok).toBe(true);
  expect(couponTexts.name("x".repeat(61))).toEqual({ ok: false, reason: "NAME_TOO_LONG" });
  expect(couponTexts.description("x".repeat(500)).ok).toBe(true);
  expect(couponTexts.description("x".repeat(501))).toEqual({ ok: false, reason: "NAME_TOO_LONG" });
});
