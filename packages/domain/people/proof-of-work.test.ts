import { expect, test } from "vitest";
import { isSolved, solveWork, type Work, workAsked } from "./proof-of-work.ts";

function solve(work: Work) {
  const steps = solveWork(work);
  for (let count = 0; ; count++) {
    const step = steps.next();
    if (step.done) return { solution: step.value, count };
  }
}

const work = (challenge: string, bits = 6): Work => ({ challenge, parts: 16, bits });

test("a proof of work is invalid for another challenge, with its parts in another order or with a part missing", () => {
  const { solution } = solve(work("a"));
  expect(isSolved(work("a"), solution)).toBe(true);
  expect(isSolved(work("b"), solution)).toBe(false);
  expect(isSolved(work("a"), solution.slice(1))).toBe(false);
  expect(isSolved(work("a"), [...solution, 0])).toBe(false);
  expect(isSolved(work("a"), solution.toReversed())).toBe(false);
  expect(isSolved(work("a"), [])).toBe(false);
});

test("the product’s proof of work takes tens of thousands of hashes, yields often and varies little", () => {
  for (const challenge of ["one", "two", "three"]) {
    const puzzle = { challenge, ...workAsked };
    const { solution, count } = solve(puzzle);
    expect(isSolved(puzzle, solution)).toBe(true);
    expect(count * 250).toBeGreaterThan(10_000);
    expect(count * 250).toBeLessThan(300_000);
  }
});
