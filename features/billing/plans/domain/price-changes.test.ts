import fc from "fast-check";
import { expect, test } from "vitest";
import { payersOn, priceChanges } from "./price-changes.ts";

const today = Temporal.PlainDate.from("2026-11-23");
const day = (days: number) => today.add({ days });
const price = (from: number, ore: number) => ({ from: day(from), ore });
const rule = { today, isSame: (one: { ore: number }, other: { ore: number }) => one.ore === other.ore };
type Price = ReturnType<typeof price>;
const changes = (saved: Price[], next: Price[]) =>
  priceChanges({ saved, next }, rule).map(({ kind, from, was, becomes }) => [
    kind,
    from.since(today).days,
    was?.ore,
    becomes.ore,
  ]);

test("a future price is compared with the price before it, and a price that begins today counts as a change", () => {
  expect(changes([price(-9, 299)], [price(40, 399), price(-9, 299), price(9, 349)])).toEqual([
    ["CHANGES", 9, 299, 349],
    ["CHANGES", 40, 349, 399],
  ]);
  expect(changes([price(0, 299)], [price(0, 299)])).toEqual([["CHANGES", 0, undefined, 299]]);
});

test("a removed future price is reported as called off, and so is one that no longer changes anything", () => {
  expect(changes([price(-9, 299), price(9, 349)], [price(-9, 299)])).toEqual([["CALLED_OFF", 9, 299, 349]]);
  expect(changes([price(-9, 299), price(9, 349)], [price(-9, 299), price(9, 299)])).toEqual([
    ["CALLED_OFF", 9, 299, 349],
  ]);
  expect(changes([price(-9, 299), price(9, 349)], [price(-9, 299), price(20, 349)])).toEqual([
    ["CALLED_OFF", 9, 299, 349],
    ["CHANGES", 20, 299, 349],
  ]);
});

test("the reported days are exactly those on which the price differs from the previous day’s", () => {
  const some = fc.uniqueArray(fc.tuple(fc.integer({ min: -10, max: 20 }), fc.integer({ min: 1, max: 3 })), {
    selector: ([from]) => from,
  });
  fc.assert(
    fc.property(some, some, (before, after) => {
      const [saved, next] = [before, after].map((all) => all.map(([from, ore]) => price(from, ore))) as [
        Price[],
        Price[],
      ];
      const on = (all: typeof before, at: number) => {
        const begun = all.filter(([from]) => from <= at).map(([from]) => from);
        return all.find(([from]) => from === Math.max(...begun))?.[1];
      };
      const changes = priceChanges({ saved, next }, rule);
      for (let at = 0; at <= 20; at++) {
        const kinds = changes.filter(({ from }) => from.equals(day(at))).map(({ kind }) => kind);
        const isChange = on(after, at) !== on(after, at - 1);
        const wasChange = on(before, at) !== on(before, at - 1);
        expect(kinds).toEqual(isChange ? ["CHANGES"] : wasChange ? ["CALLED_OFF"] : []);
      }
    }),
  );
});

test("the number of payers on a day is that of the latest step, including its first day", () => {
  const payers = [
    { from: day(10), companies: 2 },
    { from: day(0), companies: 3 },
  ];
  expect([-1, 0, 9, 10].map((at) => payersOn(payers, day(at)))).toEqual([0, 3, 3, 2]);
});
