import { expect, test } from "vitest";
import { chooseEndpoints, type UnderWay } from "./choose-endpoints.ts";

const endpoint = (chain_id: number, id: number, failing = false) => ({ chain_id, id, failing });
const times = (count: number, chain_id: number, id: number): UnderWay =>
  Array.from({ length: count }, () => ({ chain_id, id }));
const sizes = (shares: ReturnType<typeof chooseEndpoints>) => shares.map(({ id, size }) => [id, size]);

test("one endpoint has five tries at once, one that does not answer a single one", () => {
  expect(sizes(chooseEndpoints([endpoint(1, 10), endpoint(1, 11, true)], [], new Map()))).toEqual([
    [10, 5],
    [11, 1],
  ]);
  expect(chooseEndpoints([endpoint(1, 10)], times(5, 1, 10), new Map())).toEqual([]);
  expect(chooseEndpoints([endpoint(1, 10, true)], times(1, 1, 10), new Map())).toEqual([]);
});

test("clubs with many endpoints share the slots with one that has a single one", () => {
  const many = [1, 2].flatMap((club) => Array.from({ length: 20 }, (_, at) => endpoint(club, club * 100 + at)));
  const shares = chooseEndpoints([...many, endpoint(3, 300)], [], new Map());
  expect(shares.reduce((sum, { size }) => sum + size, 0)).toBe(40);
  expect(shares.find(({ id }) => id === 300)?.size).toBe(5);
});

test("of more clubs than slots each has its turn: whoever had one waits until the others had theirs", () => {
  const due = Array.from({ length: 90 }, (_, at) => endpoint(at + 1, at + 1));
  const turns = new Map<number, number>();
  const served = [1, 2, 3].flatMap(() => chooseEndpoints(due, [], turns).map(({ chain_id }) => chain_id));
  expect(new Set(served.slice(0, 80)).size).toBe(80);
  expect(new Set(served).size).toBe(90);
});

test("a slot that ends goes to the club with the fewest under way", () => {
  const busy = [...times(20, 1, 10), ...times(19, 2, 20)];
  const due = [endpoint(1, 11), endpoint(2, 21)];
  expect(sizes(chooseEndpoints(due, busy, new Map()))).toEqual([[21, 1]]);
});
