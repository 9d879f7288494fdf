import fc from "fast-check";

/** The seed of histories that differ in each run; `SEED` repeats a run. */
export const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));

/** The seed of histories that are the same in each run, and reach every rare path, as the reach tests check. */
export const fixedSeed = 20_261_122;

/** Returns how many histories a test runs; `HISTORIES` sets a maximum, because each mutant runs them again. */
export function runs(usual: number): number {
  return Math.min(usual, Number(process.env.HISTORIES ?? usual));
}

/** Runs this many histories: half with the fixed seed, half with a new one. */
export function live<T>(property: fc.IProperty<T>, count: number): void {
  for (const runSeed of [fixedSeed, seed]) fc.assert(property, { numRuns: Math.ceil(count / 2), seed: runSeed });
}

/** Prints the count and the seed, so that a run can be repeated. */
export function tell(what: string, count: number): void {
  console.info(`${what}: ${count} histories, SEED=${seed}`);
}
