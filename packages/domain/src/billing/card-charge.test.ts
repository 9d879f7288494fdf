import fc from "fast-check";
import { expect, test } from "vitest";
import { type CardCharge, chargeStates, isChargeDue, knownOfCharge } from "./card-charge.ts";

const anyEvent = fc.record({ state: fc.constantFrom(...chargeStates), refundedOre: fc.constantFrom(0, 0, 100, 250) });
const none: CardCharge = { state: "STARTED", refundedOre: 0 };
const after = (events: readonly CardCharge[]) => events.reduce(knownOfCharge, none);

test("up to six events come to the same in any order, with any of them told twice", () => {
  const someEvents = fc.array(anyEvent, { maxLength: 6 });
  fc.assert(
    fc.property(
      someEvents.chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length })),
      ),
      ([events, mixed]) => {
        expect(after(mixed)).toEqual(after(events));
      },
    ),
  );
});

test("money that came stays come, whatever is told late of a try before", () => {
  expect(
    after([
      { state: "SUCCEEDED", refundedOre: 0 },
      { state: "FAILED", refundedOre: 0 },
    ]).state,
  ).toBe("SUCCEEDED");
});

test("a card is tried on the day of issue, and again after 3, 7 and 14 days; then no more", () => {
  const issuedOn = Temporal.PlainDate.from("2026-12-02");
  const due = (days: number, failed: number, more = {}) =>
    isChargeDue({ issuedOn, owedOre: 1, pending: false, failed, ...more }, issuedOn.add({ days }));
  expect([
    due(-1, 0),
    due(0, 0),
    due(0, 1),
    due(2, 1),
    due(3, 1),
    due(6, 2),
    due(7, 2),
    due(13, 3),
    due(14, 3),
  ]).toEqual([false, true, false, false, true, false, true, false, true]);
  expect(due(400, 4)).toBe(false);
  expect(due(0, 0, { owedOre: 0 })).toBe(false);
  expect(due(0, 0, { pending: true })).toBe(false);
});
