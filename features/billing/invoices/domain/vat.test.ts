import fc from "fast-check";
import { expect, test } from "vitest";
import { totalsOf, vatOn } from "./vat.ts";

test("VAT is calculated on the sum per rate, so three lines of one öre carry one öre of VAT", () => {
  const line = { netOre: 1, vatPermille: 250 };
  expect(totalsOf([line, line, line])).toEqual({
    byRate: [{ vatPermille: 250, netOre: 3, vatOre: 1 }],
    netOre: 3,
    vatOre: 1,
    totalOre: 4,
  });
});

test("VAT rounds half an öre up", () => {
  expect([vatOn(1, 250), vatOn(2, 250), vatOn(29_900, 250), vatOn(5, 0)]).toEqual([0, 1, 7_475, 0]);
});

test("an invoice without lines has a total of zero", () => {
  expect(totalsOf([])).toEqual({ byRate: [], netOre: 0, vatOre: 0, totalOre: 0 });
});

test("lines, rates and total add up to the öre", () => {
  const line = fc.record({ netOre: fc.nat(10_000_000), vatPermille: fc.constantFrom(0, 60, 120, 250) });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { byRate, netOre, vatOre, totalOre } = totalsOf(lines);
      expect(netOre).toBe(lines.reduce((sum, each) => sum + each.netOre, 0));
      expect(totalOre).toBe(netOre + vatOre);
      expect(byRate.reduce((sum, rate) => sum + rate.netOre + rate.vatOre, 0)).toBe(totalOre);
      for (const rate of byRate)
        expect(Math.abs(rate.vatOre - (rate.netOre * rate.vatPermille) / 1000)).toBeLessThanOrEqual(0.5);
    }),
  );
});
