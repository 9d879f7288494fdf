import { expect, test } from "vitest";
import type { Home } from "#packages/web/member/club/home.ts";
import { dueOn } from "./home-card-plan.ts";

const expiring = { points: 40, validThrough: "2026-12-10" };
const home = (change: Partial<Home> = {}) =>
  ({ points: { active: true }, nextExpiry: expiring, redeemsThrough: null, ...change }) as Home;

test("expiring points are shown when their last day is near", () => {
  expect(dueOn(home(), "2026-11-28")).toBe(expiring);
  expect(dueOn(home(), "2026-10-01")).toBeNull();
  expect(dueOn(home({ nextExpiry: null }), "2026-11-28")).toBeNull();
  expect(dueOn(home({ points: { active: false } as Home["points"] }), "2026-11-28")).toBeNull();
});

test("expiring points are not shown if they expire after the last day to redeem", () => {
  expect(dueOn(home({ redeemsThrough: "2026-12-10" }), "2026-11-28")).toBe(expiring);
  expect(dueOn(home({ redeemsThrough: "2026-12-09" }), "2026-11-28")).toBeNull();
});
