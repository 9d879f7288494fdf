import fc from "fast-check";
import { expect, test } from "vitest";
import { upliftOf } from "./uplift.ts";

test("uplift is the difference between both shares, with Newcombe's interval", () => {
  // Newcombe 1998, table II (a): 56/70 and 48/80.
  const uplift = upliftOf({ members: 70, buyers: 56 }, { members: 80, buyers: 48 });
  expect(uplift?.points).toBeCloseTo(20, 6);
  expect(uplift?.low).toBeCloseTo(5.24, 2);
  expect(uplift?.high).toBeCloseTo(33.39, 2);
});

test("uplift is null for too few members or buyers", () => {
  expect(upliftOf({ members: 1000, buyers: 100 }, { members: 29, buyers: 1 })).toBe(null);
  expect(upliftOf({ members: 29, buyers: 20 }, { members: 1000, buyers: 100 })).toBe(null);
  expect(upliftOf({ members: 1000, buyers: 7 }, { members: 1000, buyers: 2 })).toBe(null);
  expect(upliftOf({ members: 1000, buyers: 7 }, { members: 1000, buyers: 3 })).not.toBe(null);
});

test("the interval of uplift contains the difference, and stays within the possible range", () => {
  const group = fc
    .integer({ min: 30, max: 5000 })
    .chain((members) => fc.integer({ min: 0, max: members }).map((buyers) => ({ members, buyers })));
  fc.assert(
    fc.property(group, group, (written, heldOut) => {
      const uplift = upliftOf(written, heldOut);
      if (!uplift) return;
      expect(uplift.low).toBeLessThanOrEqual(uplift.points + 1e-9);
      expect(uplift.high).toBeGreaterThanOrEqual(uplift.points - 1e-9);
      expect(uplift.low).toBeGreaterThanOrEqual(-100 - 1e-9);
      expect(uplift.high).toBeLessThanOrEqual(100 + 1e-9);
    }),
  );
});
