import { expect, test } from "vitest";
import { reachesNobody } from "./reaches-nobody.ts";

test.each([
  ["no medium", [], true],
  ["no recipient in both media", [0, 0], true],
  ["a recipient in one of two media", [0, 1], false],
])("reachesNobody with %s", (_, counts, expected) => {
  expect(reachesNobody(counts.map((reached) => ({ reached })))).toBe(expected);
});
