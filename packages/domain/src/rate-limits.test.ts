import { expect, test } from "vitest";
import { publicSmsLimit } from "./rate-limits.ts";

test.each([
  [0, 0],
  [1, 1],
  [9, 1],
  [10, 1],
  [11, 2],
  [50, 5],
  [1999, 200],
  [2000, 200],
  [100_000, 200],
  [-5, 0],
])("with %i credits a chain sends %i public SMS a day", (credits, limit) =>
  expect(publicSmsLimit(credits)).toBe(limit),
);
