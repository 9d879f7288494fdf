import { expect, it } from "vitest";
import { checkGift, emptyGift, giftOf } from "./give-form.ts";

const gift = { ...emptyGift, points: "1 000", reason: " Kaffet var kallt " };
const check = (change: Partial<typeof gift>) => checkGift({ ...gift, ...change }, "2026-11-21");

it("needs points and a reason, and a last day that is not over", () => {
  expect(Object.values(check({})).filter(Boolean)).toEqual([]);
  expect(check({ points: "0" }).points).toBe("INVALID_INPUT");
  expect(check({ points: "tio" }).points).toBe("INVALID_INPUT");
  expect(check({ reason: "  " }).reason).toBe("REQUIRED");
  expect(check({ validThrough: "2026-11-20" }).validThrough).toBe("INVALID_INPUT");
  expect(check({ validThrough: "2026-11-21" }).validThrough).toBeNull();
});

it("leaves the last day to the club's rule unless one is given", () => {
  expect(giftOf(gift)).toEqual({ source: "CORRECTION", points: 1000, reason: "Kaffet var kallt" });
  expect(giftOf({ ...gift, validThrough: "2026-12-31" })).toMatchObject({ validThrough: "2026-12-31" });
});
