import fc from "fast-check";
import { expect, test } from "vitest";
import { actsOfArea, isKnownAct, trailAreas, whatChanged } from "./trail.ts";

test("each area shows the acts declared for it", () => {
  expect(actsOfArea("POINTS")).toContain("correct-points");
  expect(actsOfArea("MEMBERS")).not.toContain("correct-points");
  expect(trailAreas.filter((area) => actsOfArea(area).length === 0)).toEqual([]);
});

test("acts of the platform and of newer versions are unknown to a club's trail", () => {
  expect(["add-note", "create-plan", "from-a-newer-version"].map(isKnownAct)).toEqual([true, false, false]);
});

test("the changes are exactly the fields with different values", () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const facts = fc.record({ a: value, b: value, c: value });
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      const changes = whatChanged(before, after);
      const newValues = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
      expect({ ...before, ...newValues }).toEqual(after);
      expect(changes.every(({ from, to }) => from !== to)).toBe(true);
    }),
  );
  expect(whatChanged({}, { months: 12 })).toEqual([{ field: "months", from: null, to: 12 }]);
});
