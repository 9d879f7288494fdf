import fc from "fast-check";

/** Seed of the histories that are new in each run; `SEED` brings the same ones again. */
export const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));

/** Seed of those that are the same each time, and reach every rare path: the tests of reach say so. */
export const fixedSeed = 20_261_122;

/** How many histories a test lives through; `HISTORIES` asks for at most as many, where each mutant lives them again. */
export function runs(usual: number): number {
  return Math.min(usual, Number(process.env.HISTORIES ?? usual));
}

/** Lives through so many histories: half of them known, half new. */
export function live<T>(property: fc.IProperty<T>, count: number): void {
  for (const runSeed of [fixedSeed, seed]) fc.assert(property, { numRuns: Math.ceil(count / 2), seed: runSeed });
}

/** Says what was lived through, so that it can be lived again. */
export function tell(what: string, count: number): void {
  console.info(`${what}: ${count} histories, SEED=${seed}`);
}
