/** Seed of this run's histories; `SEED` brings the same ones again. */
export const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));

/** How many histories a test lives through; `HISTORIES` asks for at most as many, where each mutant lives them again. */
export function runs(usual: number): number {
  return Math.min(usual, Number(process.env.HISTORIES ?? usual));
}

/** Says what was lived through, so that it can be lived again. */
export function tell(what: string, count: number): void {
  console.info(`${what}: ${count} histories, SEED=${seed}`);
}
