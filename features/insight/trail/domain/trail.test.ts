import { globSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { acts } from "#features/acts.ts";
import { actsOfArea, isKnownAct, trailAreas, whatChanged } from "./trail.ts";

test("each area shows the acts that nouns declare for it", () => {
  expect(actsOfArea("POINTS")).toContain("correct-points");
  expect(actsOfArea("MEMBERS")).not.toContain("correct-points");
  expect(trailAreas.filter((area) => actsOfArea(area).length === 0)).toEqual([]);
});

test("acts of the platform and of newer versions are unknown to a club's trail", () => {
  expect(["add-note", "create-plan", "from-a-newer-version"].map(isKnownAct)).toEqual([true, false, false]);
});

test("each act is declared by one noun", async () => {
  const files = globSync("features/*/*/domain/acts.ts");
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ resolve(file)) as Promise<object>));
  const names = modules.flatMap((module) => Object.values(module).flatMap(Object.keys));
  expect(names.toSorted()).toEqual(Object.keys(acts).toSorted());
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
