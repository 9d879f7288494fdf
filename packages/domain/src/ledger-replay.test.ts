import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balanceOn, fallenDueOn, type Lot, planRedemption } from "./ledger.ts";
import { agrees, type LedgerEntry, replay } from "./ledger-replay.ts";

const earn = (lotId: number, points: number): LedgerEntry => ({ kind: "EARN", lotId, points, redemptionId: null });
const redeem = (lotId: number, points: number, redemptionId = 1): LedgerEntry => ({
  kind: "REDEEM",
  lotId,
  points,
  redemptionId,
});
const cancel = (lotId: number, points: number, redemptionId = 1): LedgerEntry => ({
  kind: "CANCEL",
  lotId,
  points,
  redemptionId,
});

describe("a replay", () => {
  test("earn 100, use 60, take it back: 100 left", () => {
    expect(replay([earn(1, 100), redeem(1, 60), cancel(1, 60)]).get(1)).toEqual({ amount: 100, left: 100 });
  });
  test("a lot used before it was earned is impossible", () =>
    expect(() => replay([redeem(1, 1)])).toThrow("before it was earned"));
  test("an overdrawn lot is impossible", () =>
    expect(() => replay([earn(1, 10), redeem(1, 11)])).toThrow("left -1 of 10"));
  test("a redemption gives back no more than it took", () => {
    expect(() => replay([earn(1, 10), redeem(1, 5), cancel(1, 6)])).toThrow("more than it took");
  });
  test("a second cancellation is impossible", () => {
    expect(() => replay([earn(1, 10), redeem(1, 5), cancel(1, 5), cancel(1, 5)])).toThrow("more than it took");
  });
  test("a lot is earned once", () => expect(() => replay([earn(1, 10), earn(1, 10)])).toThrow("earned twice"));
  test("stored figures are held against it", () => {
    const stored: Lot[] = [{ id: 1, amount: 10, left: 4, validThrough: Temporal.PlainDate.from("2027-01-01") }];
    expect(agrees(stored, [earn(1, 10), redeem(1, 6)])).toBe(true);
    expect(agrees(stored, [earn(1, 10), redeem(1, 5)])).toBe(false);
    expect(agrees([], [earn(1, 10)])).toBe(false);
  });
});

type Event =
  | { kind: "earn"; points: number; days: number }
  | { kind: "redeem"; price: number }
  | { kind: "cancel"; which: number }
  | { kind: "wait"; days: number };
const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("earn" as const),
      points: fc.integer({ min: 1, max: 300 }),
      days: fc.integer({ min: 0, max: 60 }),
    }),
    fc.record({ kind: fc.constant("redeem" as const), price: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ kind: fc.constant("cancel" as const), which: fc.nat({ max: 20 }) }),
    fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 40 }) }),
  ),
  { maxLength: 40 },
);

/** A member's life, kept as the product keeps it: entries added, what is left changed beside them. */
class Account {
  today = Temporal.PlainDate.from("2024-01-31");
  lots: Lot[] = [];
  entries: LedgerEntry[] = [];
  open: { id: number; usages: { lotId: number; points: number }[] }[] = [];
  redeemed = 0;
  #redemptions = 0;

  apply(event: Event): void {
    if (event.kind === "wait") this.today = this.today.add({ days: event.days });
    if (event.kind === "earn") this.#earn(event.points, event.days);
    if (event.kind === "redeem") this.#redeem(event.price);
    if (event.kind === "cancel" && this.open.length > 0) this.#cancel(event.which % this.open.length);
  }
  #earn(points: number, days: number): void {
    const id = this.lots.length + 1;
    this.lots.push({ id, amount: points, left: points, validThrough: this.today.add({ days }) });
    this.entries.push(earn(id, points));
  }
  #redeem(price: number): void {
    const before = balanceOn(this.lots, this.today);
    const plan = planRedemption(this.lots, price, this.today);
    expect(plan.ok).toBe(before >= price);
    if (!plan.ok) return;
    const id = ++this.#redemptions;
    this.#change(plan.usages, -1);
    this.entries.push(...plan.usages.map((usage) => redeem(usage.lotId, usage.points, id)));
    this.open.push({ id, usages: plan.usages });
    this.redeemed += price;
    expect(balanceOn(this.lots, this.today)).toBe(before - price);
  }
  #cancel(index: number): void {
    const [taken] = this.open.splice(index, 1);
    if (!taken) return;
    this.#change(taken.usages, 1);
    this.entries.push(...taken.usages.map((usage) => cancel(usage.lotId, usage.points, taken.id)));
    this.redeemed -= taken.usages.reduce((sum, { points }) => sum + points, 0);
  }
  #change(usages: { lotId: number; points: number }[], sign: 1 | -1): void {
    for (const { lotId, points } of usages) {
      const lot = this.lots.find(({ id }) => id === lotId);
      if (lot) lot.left += sign * points;
    }
  }
}

describe("any history", () => {
  test("what is left = earned − redeemed and not cancelled − fallen due, and equals its replay", () => {
    fc.assert(
      fc.property(events, (history) => {
        const account = new Account();
        for (const event of history) {
          account.apply(event);
          const earned = account.lots.reduce((sum, { amount }) => sum + amount, 0);
          const due = fallenDueOn(account.lots, account.today);
          expect(balanceOn(account.lots, account.today)).toBe(earned - account.redeemed - due);
          expect(agrees(account.lots, account.entries)).toBe(true);
          expect(account.lots.every(({ left, amount }) => left >= 0 && left <= amount)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
