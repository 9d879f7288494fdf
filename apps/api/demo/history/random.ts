/** Reproducible random numbers, so that a demo club looks the same tomorrow. */
export interface Random {
  /** From 0 up to but excluding 1. */
  next(): number;
  /** An integer from 0 up to but excluding `below`. */
  int(below: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks an item with a probability proportional to its weight; weights need no particular sum. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
  /** A list in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** The mulberry32 generator. Adjacent seeds give independent streams. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error("cannot pick from an empty list");
    return list[int(list.length)] as T;
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted(list, weightOf) {
      let remainingWeight = next() * list.reduce((sum, item) => sum + weightOf(item), 0);
      for (const item of list) {
        remainingWeight -= weightOf(item);
        if (remainingWeight < 0) return item;
      }
      return pick(list);
    },
    shuffled: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
}
