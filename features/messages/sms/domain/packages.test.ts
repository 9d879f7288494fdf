import fc from "fast-check";
import { expect, test } from "vitest";
import {
  buyingProblem,
  creditPrice,
  creditsCost,
  isTopUpDue,
  maxBoughtAMonthOre,
  topUpProblems,
  vatOf,
} from "./packages.ts";

test("VAT is a quarter of the price, in complete öre", () => {
  expect([vatOf(42_500), vatOf(3), vatOf(1), vatOf(10_000, 120)]).toEqual([10_625, 1, 0, 1_200]);
});

test("a club may buy while its subscription is valid, up to the monthly limit", () => {
  const buying = { suspended: false, boughtThisMonthOre: maxBoughtAMonthOre - 100 };
  expect(buyingProblem(buying, 100)).toBe(null);
  expect(buyingProblem(buying, 101)).toBe("SMS_BUYING_LIMIT");
  expect(buyingProblem({ ...buying, suspended: true }, 100)).toBe("SUBSCRIPTION_LAPSED");
});

const roomOf = (available: number) => ({ available, monthLimit: null, usedThisMonth: 0 });

test("a top-up is due below its level, not at the level", () => {
  const topUp = { below: 50, credits: 100 };
  expect([isTopUpDue(roomOf(49), topUp), isTopUpDue(roomOf(50), topUp), isTopUpDue(roomOf(0), null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a top-up is not due when the month's limit allows no more than the available credits", () => {
  const topUp = { below: 50, credits: 100 };
  expect(isTopUpDue({ available: 10, monthLimit: 100, usedThisMonth: 89 }, topUp)).toBe(true);
  expect(isTopUpDue({ available: 10, monthLimit: 100, usedThisMonth: 90 }, topUp)).toBe(false);
});

test("a credit costs what it cost at the latest purchase, else in the smallest package", () => {
  const packages = [
    { credits: 100, priceOre: 9_500 },
    { credits: 500, priceOre: 42_500 },
  ];
  expect(creditPrice(undefined, packages)).toBe(95);
  expect(creditPrice(packages[1], packages)).toBe(85);
  expect([creditPrice(undefined, []), creditPrice({ credits: 100, priceOre: 0 }, packages)]).toEqual([null, null]);
  expect([creditsCost(43, 95), creditsCost(3, 0.7), creditsCost(3, null)]).toEqual([4_085, 3, null]);
});

const sold = [{ credits: 100, priceOre: 9_500 }];

test("a top-up needs a package on sale that is larger than its level", () => {
  expect(topUpProblems({ below: 99, credits: 100 }, sold)).toEqual({ credits: null, below: null });
  expect(topUpProblems({ below: 100, credits: 100 }, sold)).toEqual({ credits: null, below: "LEVEL_ABOVE_PACKAGE" });
  expect(topUpProblems({ below: 100, credits: 200 }, sold)).toEqual({ credits: "PACKAGE_GONE", below: null });
});

test("after a top-up no second one is due, whatever balance was left", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(98), (below, remaining) => {
      const topUp = { below, credits: 100 };
      expect(topUpProblems(topUp, sold)).toEqual({ credits: null, below: null });
      expect(isTopUpDue(roomOf(remaining + topUp.credits), topUp)).toBe(false);
    }),
  );
});
