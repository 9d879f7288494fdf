import { expect, test } from "vitest";
import { isBounded } from "./bounded.ts";

const bounds = { depth: 3, size: 20 };
const nested = (levels: number): unknown => Array.from({ length: levels }).reduce((inside) => [inside], 1 as unknown);

test.each([
  [null, true],
  ["", true],
  ["a".repeat(19), true],
  ["a".repeat(20), false],
  [{ a: [{}] }, true],
  [nested(3), true],
  [nested(4), false],
  [nested(200_000), false],
  [Array(19).fill(0), true],
  [Array(20).fill(0), false],
  [Array(1_000_000).fill(0), false],
  [{ ["k".repeat(25)]: 1 }, false],
  [{ a: "bbbbb", c: "ddddd" }, true],
  [{ a: "bbbbb", c: "ddddd", e: "fffff" }, false],
])("isBounded checks depth and size, case %#", (value, fits) => expect(isBounded(value, bounds)).toBe(fits));
