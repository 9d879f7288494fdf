import { expect, test } from "vitest";
import { chooseEndpoints, type DueEndpoint, type InFlight } from "./choose-endpoints.ts";

/** Builds an endpoint; the company and the club share an id unless a club is given. */
const endpoint = (company_id: number, id: number, failing = false, chain_id = company_id): DueEndpoint => ({
  company_id,
  chain_id,
  id,
  failing,
});
const times = (count: number, one: DueEndpoint): InFlight => Array.from({ length: count }, () => one);
const manyOf = (count: number, company: number, failing = false) =>
  Array.from({ length: count }, (_, at) => endpoint(company, company * 100 + at, failing));
const sizes = (shares: ReturnType<typeof chooseEndpoints>) => shares.map(({ id, size }) => [id, size]);
const slotsOf = (shares: ReturnType<typeof chooseEndpoints>, company: number) =>
  shares.filter(({ company_id }) => company_id === company).reduce((sum, { size }) => sum + size, 0);

test("gives five attempts to an endpoint that answers and one to a failing endpoint", () => {
  expect(sizes(chooseEndpoints([endpoint(1, 10), endpoint(2, 11, true)], [], new Map()))).toEqual([
    [10, 5],
    [11, 1],
  ]);
  expect(chooseEndpoints([endpoint(1, 10)], times(5, endpoint(1, 10)), new Map())).toEqual([]);
  expect(chooseEndpoints([endpoint(1, 10, true)], times(1, endpoint(1, 10, true)), new Map())).toEqual([]);
});

test("gives a company eight attempts, however many clubs and endpoints it has", () => {
  const clubs = Array.from({ length: 19 }, (_, at) => endpoint(1, at, false, 100 + at));
  expect(slotsOf(chooseEndpoints(clubs, [], new Map()), 1)).toBe(8);
  expect(chooseEndpoints(clubs, times(8, endpoint(1, 90)), new Map())).toEqual([]);
});

test("leaves half of the slots to endpoints that answer", () => {
  const failing = Array.from({ length: 30 }, (_, at) => manyOf(8, at + 1, true)).flat();
  const first = chooseEndpoints(failing, [], new Map());
  expect(first.reduce((sum, { size }) => sum + size, 0)).toBe(20);
  const inFlight = first.flatMap((share) => times(share.size, share));
  expect(sizes(chooseEndpoints([...failing, endpoint(99, 5)], inFlight, new Map()))).toEqual([[5, 5]]);
});

test("gives the next slots to the company with the fewest attempts in flight", () => {
  const busy = [1, 2, 3, 4, 5].flatMap((company) => times(7, endpoint(company, company * 100 + 90)));
  const due = [1, 2, 3, 4, 5, 6].flatMap((company) => manyOf(2, company));
  expect(slotsOf(chooseEndpoints(due, busy, new Map()), 6)).toBe(5);
});

test("gives every company a turn when there are more companies than slots", () => {
  const due = Array.from({ length: 90 }, (_, at) => endpoint(at + 1, at + 1));
  const turns = new Map<number, number>();
  const served = [1, 2, 3].flatMap(() => chooseEndpoints(due, [], turns).map(({ company_id }) => company_id));
  expect(new Set(served.slice(0, 80)).size).toBe(80);
  expect(new Set(served).size).toBe(90);
});
