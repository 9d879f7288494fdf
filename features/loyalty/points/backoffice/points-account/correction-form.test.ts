import { describe, expect, it } from "vitest";
import { changeOf, checkForm, correctionOf, daysFrom, emptyCorrection } from "./correction-form.ts";

const gift = { ...emptyCorrection, points: "1 000", reason: " Kaffet var kallt " };
const deduction = { ...gift, act: "TAKE" as const };
const check = (change: Partial<typeof gift>, balance: number | null = 0) =>
  checkForm({ ...gift, ...change }, "2026-11-21", balance);

describe("a gift of points", () => {
  it("needs points and a reason, and a last day that has not passed", () => {
    expect(Object.values(check({})).filter(Boolean)).toEqual([]);
    expect(check({ points: "0" }).points).toBe("INVALID_INPUT");
    expect(check({ points: "tio" }).points).toBe("INVALID_INPUT");
    expect(check({ reason: "  " }).reason).toBe("REQUIRED");
    expect(check({ validThrough: "2026-11-20" }).validThrough).toBe("INVALID_INPUT");
    expect(check({ validThrough: "2026-11-21" }).validThrough).toBeNull();
  });

  it("lasts ten years at most, as on the server", () => {
    expect(check({ validThrough: "2036-11-20" }).validThrough).toBeNull();
    expect(check({ validThrough: "2036-11-21" }).validThrough).toBe("INVALID_INPUT");
    expect(daysFrom("2026-11-21")).toEqual({ min: "2026-11-21", max: "2036-11-20" });
  });

  it("uses the club’s rule without a last day", () => {
    const body = { source: "CORRECTION", points: 1000, reason: "Kaffet var kallt" };
    expect(correctionOf(gift)).toEqual({ act: "GIVE", body });
    expect(correctionOf({ ...gift, validThrough: "2026-12-31" })).toEqual({
      act: "GIVE",
      body: { ...body, validThrough: "2026-12-31" },
    });
  });
});

describe("a deduction", () => {
  const take = (points: string, balance: number | null) => check({ act: "TAKE", points }, balance).points;

  it("is at most the usable points; an unknown balance is checked by the server", () => {
    expect(take("120", 120)).toBeNull();
    expect(take("121", 120)).toBe("NOT_ENOUGH_POINTS");
    expect(take("121", null)).toBeNull();
    expect(take("0", 120)).toBe("INVALID_INPUT");
  });

  it("has no last day, even if one was typed before", () => {
    expect(check({ act: "TAKE", validThrough: "2026-11-20" }, 2_000).validThrough).toBeNull();
    expect(correctionOf({ ...deduction, validThrough: "2026-11-20" })).toEqual({
      act: "TAKE",
      body: { points: 1000, reason: "Kaffet var kallt" },
    });
  });

  it("changes the balance downwards", () => {
    expect([changeOf(gift), changeOf(deduction), changeOf({ act: "TAKE", points: "" })]).toEqual([1000, -1000, null]);
  });
});
