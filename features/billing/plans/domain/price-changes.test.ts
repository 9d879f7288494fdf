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

test("a price to come changes what the one before it said, today's own with it", () => {
  expect(changes([price(-9, 299)], [price(40, 399), price(-9, 299), price(9, 349)])).toEqual([
    ["CHANGES", 9, 299, 349],
    ["CHANGES", 40, 349, 399],
  ]);
  expect(changes([price(0, 299)], [price(0, 299)])).toEqual([["CHANGES", 0, undefined, 299]]);
});

test("what was to begin and is taken away is told, and so is a price that says nothing new", () => {
  expect(changes([price(-9, 299), price(9, 349)], [price(-9, 299)])).toEqual([["CALLED_OFF", 9, 299, 349]]);
  expect(changes([price(-9, 299), price(9, 349)], [price(-9, 299), price(9, 299)])).toEqual([
    ["CALLED_OFF", 9, 299, 349],
  ]);
  expect(changes([price(-9, 299), price(9, 349)], [price(-9, 299), price(20, 349)])).toEqual([
    ["CALLED_OFF", 9, 299, 349],
    ["CHANGES", 20, 299, 349],
  ]);
});

test("day by day: a price differs from the day before's on the days told, and on no other", () => {
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

test("who pays on a day is told by the latest step, the day itself with it", () => {
  const payers = [
    { from: day(10), companies: 2 },
    { from: day(0), companies: 3 },
  ];
  expect([-1, 0, 9, 10].map((at) => payersOn(payers, day(at)))).toEqual([0, 3, 3, 2]);
});
