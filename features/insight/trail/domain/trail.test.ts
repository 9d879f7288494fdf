import fc from "fast-check";
import { expect, test } from "vitest";
import { allTrailActs, whatChanged } from "./trail.ts";

test("every act is about one thing", () => {
  expect(new Set(allTrailActs).size).toBe(allTrailActs.length);
});

test("what changed is what differs, and nothing else", () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const facts = fc.record({ a: value, b: value, c: value });
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      const changes = whatChanged(before, after);
      const told = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
      expect({ ...before, ...told }).toEqual(after);
      expect(changes.every(({ from, to }) => from !== to)).toBe(true);
    }),
  );
  expect(whatChanged({}, { months: 12 })).toEqual([{ field: "months", from: null, to: 12 }]);
});
