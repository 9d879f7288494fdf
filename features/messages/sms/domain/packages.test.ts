import fc from "fast-check";
import { expect, test } from "vitest";
import { buyingProblem, isTopUpDue, maxBoughtAMonthOre, topUpProblems, vatOf } from "./packages.ts";

test("VAT is a quarter of the price, in complete öre", () => {
  expect([vatOf(42_500), vatOf(3), vatOf(1), vatOf(10_000, 120)]).toEqual([10_625, 1, 0, 1_200]);
});

test("a club may buy while its subscription is valid, up to the monthly limit", () => {
  const buying = { suspended: false, boughtThisMonthOre: maxBoughtAMonthOre - 100 };
  expect(buyingProblem(buying, 100)).toBe(null);
  expect(buyingProblem(buying, 101)).toBe("SMS_BUYING_LIMIT");
  expect(buyingProblem({ ...buying, suspended: true }, 100)).toBe("SUBSCRIPTION_LAPSED");
});

test("a top-up is due below its level, not at the level", () => {
  const topUp = { below: 50, credits: 100 };
  expect([isTopUpDue(49, topUp), isTopUpDue(50, topUp), isTopUpDue(0, null)]).toEqual([true, false, false]);
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
      expect(isTopUpDue(remaining + topUp.credits, topUp)).toBe(false);
    }),
  );
});
