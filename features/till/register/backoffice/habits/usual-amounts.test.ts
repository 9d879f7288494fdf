import fc from "fast-check";
import { expect, test } from "vitest";
import { rememberedAmounts, usualAmounts } from "./usual-amounts.ts";

const times = (count: number, ore: number) => Array<number>(count).fill(ore);

test("an amount is usual from the third purchase on", () => {
  expect(usualAmounts([])).toEqual([]);
  expect(usualAmounts(times(2, 4500))).toEqual([]);
  expect(usualAmounts(times(3, 4500))).toEqual([4500]);
});

test("the four most frequent amounts are listed in rising order", () => {
  const latest = [...times(3, 9900), ...times(7, 4500), ...times(4, 3000), ...times(5, 12000), ...times(6, 2500)];
  expect(usualAmounts(latest)).toEqual([2500, 3000, 4500, 12000]);
});

test("an amount older than the latest hundred is forgotten", () => {
  expect(usualAmounts([...times(3, 4500), ...times(rememberedAmounts - 2, 3000)])).toEqual([3000]);
});

test("every listed amount was confirmed at least three times, and at least as often as each amount left out", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: rememberedAmounts }), (latest) => {
      const usual = usualAmounts(latest);
      const countOf = (ore: number) => latest.filter((each) => each === ore).length;
      const least = Math.min(...usual.map(countOf));
      const others = [...new Set(latest)].filter((ore) => !usual.includes(ore));
      expect(usual.every((ore) => countOf(ore) >= 3)).toBe(true);
      expect(others.every((ore) => countOf(ore) <= (usual.length === 4 ? least : 2))).toBe(true);
    }),
  );
});
