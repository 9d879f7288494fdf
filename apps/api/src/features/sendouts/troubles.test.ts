import { expect, test } from "vitest";
import { restAfter } from "./troubles.ts";

test("a sendout makes room for a till that is busy, and goes on without a rest where nobody asks for anything", () => {
  expect(restAfter(80, 0)).toBe(0);
  expect(restAfter(80, 2)).toBe(10);
  expect(restAfter(80, 1_000)).toBe(120);
});
