import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areInFigures, averageOre, purchaseKinds } from "./purchase-filters.ts";

describe("the daily figures per point of sale", () => {
  test("are used for filters by day and point of sale, and without any filter", () => {
    expect(areInFigures({})).toBe(true);
    expect(areInFigures({ pointOfSaleId: 1, since: "2026-01-01", until: "2026-01-31", q: "" })).toBe(true);
  });

  test.each([
    { q: "ebba" },
    { memberId: 1 },
    { cashierId: 1 },
    { categoryId: 1 },
    { campaignId: 1 },
    { fromOre: 0 },
    { toOre: 100 },
    ...purchaseKinds.map((only) => ({ only })),
  ])("are not used for the filter %o", (filter) => {
    expect(areInFigures({ ...filter, since: "2026-01-01" })).toBe(false);
  });
});

describe("the average purchase", () => {
  test("is null without purchases", () => expect(averageOre({ kept: 0, keptOre: 0 })).toBeNull());

  test("is within half an öre of the exact quotient", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 0, max: 1e12 }), (keptCount, keptOre) => {
        const average = averageOre({ kept: keptCount, keptOre }) as number;
        expect(Number.isInteger(average)).toBe(true);
        expect(Math.abs(average - keptOre / keptCount)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
