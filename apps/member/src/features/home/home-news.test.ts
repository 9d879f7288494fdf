import { expect, test } from "vitest";
import { hasMoved, newsSince } from "./home-news.ts";
import type { Home } from "./queries.ts";

type Facts = { purchase?: { id: number; earnedPoints: number }; stamps?: number; balance?: number };

function home({ purchase, stamps = 0, balance = 0 }: Facts): Home {
  const usage = {
    id: 1,
    historicStampcardUsages: [],
    collectedStamps: stamps,
    stampsAmount: 10,
    stampcardUsageStatus: "OPEN",
  };
  return {
    stampcards: [{ id: 7, usage: stamps > 0 ? usage : null }],
    stampcardCoupons: [],
    points: { balance, owed: 0 },
    latestPurchase: purchase ?? null,
    welcomeOffer: null,
  } as unknown as Home;
}

test("points of a purchase not seen before, and stamps, are news", () => {
  const before = home({ purchase: { id: 1, earnedPoints: 10 }, stamps: 3 });
  expect(newsSince(before, home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 5 }))).toMatchObject({
    points: 24,
    stamps: 2,
  });
  expect(newsSince(home({}), home({ stamps: 1 }))).toMatchObject({ points: 0, stamps: 1 });
});

test("the same again, a purchase that gave nothing, and a return are no news", () => {
  const before = home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 3 });
  expect(newsSince(before, before)).toBeNull();
  expect(newsSince(before, home({ purchase: { id: 3, earnedPoints: 0 }, stamps: 3 }))).toBeNull();
  expect(newsSince(before, home({ stamps: 1 }))).toBeNull();
});

test("a purchase taken back leaves an older one, which is no news", () => {
  const before = home({ purchase: { id: 2, earnedPoints: 24 } });
  expect(newsSince(before, home({ purchase: { id: 1, earnedPoints: 10 } }))).toBeNull();
});

test("a return still moves the other lists", () => {
  const before = home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 3, balance: 24 });
  expect(hasMoved(before, home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 3, balance: 24 }))).toBe(false);
  expect(hasMoved(before, home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 3, balance: 0 }))).toBe(true);
  expect(hasMoved(before, home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 2, balance: 24 }))).toBe(true);
});
