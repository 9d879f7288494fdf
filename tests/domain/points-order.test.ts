import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clawBack, deduct, earn, owedBy, redeem, reinstate } from "#features/loyalty/points/domain/account.ts";
import { type Account, type Allocation, balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { pointsToClawBack } from "#features/loyalty/points/domain/points.ts";
import { runs, seed } from "./runs.ts";

const today = Temporal.PlainDate.from("2026-11-21");

/** A purchase at one point per krona with its partial returns; or a redemption or deduction, undone or not. */
type Deal =
  | { kind: "purchase"; ore: number; months: number; parts: number[] }
  | { kind: "redemption" | "deduction"; price: number; cancelled: boolean };
const deals: fc.Arbitrary<Deal[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("purchase" as const),
      ore: fc.integer({ min: 100, max: 20_000 }),
      months: fc.integer({ min: 1, max: 3 }),
      parts: fc.array(fc.constantFrom(100, 50, 33), { maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constantFrom("redemption" as const, "redemption" as const, "deduction" as const),
      price: fc.integer({ min: 1, max: 150 }),
      cancelled: fc.boolean(),
    }),
  ),
  { maxLength: 14 },
);

interface Doing {
  account: Account;
  lots: number;
}
/** Returns the acts of a deal in order; an act returns false when it cannot be done yet. */
function actsOf(deal: Deal): ((doing: Doing) => boolean)[] {
  if (deal.kind !== "purchase") {
    const [pay, entryKind] = deal.kind === "redemption" ? [redeem, "CANCEL" as const] : [deduct, "RESTORE" as const];
    let allocations: Allocation[] = [];
    const spend = (doing: Doing) => {
      const payment = pay(doing.account, deal.price, today);
      if (payment.ok) [doing.account, allocations] = [payment.account, payment.entries];
      return payment.ok;
    };
    const undo = (doing: Doing) => {
      doing.account = reinstate(doing.account, allocations, today, entryKind).account;
      return true;
    };
    return deal.cancelled ? [spend, undo] : [spend];
  }
  const earned = Math.floor(deal.ore / 100);
  let [id, keptOre, returnedSoFar] = [0, deal.ore, 0];
  const buy = (doing: Doing) => {
    id = ++doing.lots;
    const validThrough = today.add({ months: deal.months });
    doing.account = earn(doing.account, { id, points: earned, validThrough }, today).account;
    return true;
  };
  const parts = deal.parts.map((percent) => (doing: Doing) => {
    keptOre -= Math.floor((keptOre * percent) / 100);
    const points = pointsToClawBack({ earned, returnedSoFar, keptOre, pointsPerKronaHundredths: 100 });
    returnedSoFar += points;
    doing.account = clawBack(doing.account, id, points, today).account;
    return true;
  });
  return [buy, ...parts];
}

/**
 * Performs all deals, interleaved in the order of the draws; returns null when points for the remaining redemptions are
 * missing.
 */
function doAll(all: readonly Deal[], draws: readonly number[]): Account | null {
  const doing: Doing = { account: { lots: [], settlements: [] }, lots: 0 };
  const open = all.map(actsOf);
  for (let turn = 0; open.some((acts) => acts.length > 0); turn++) {
    const waiting = open.filter((acts) => acts.length > 0);
    const start = (draws[turn % draws.length] ?? 0) % waiting.length;
    const inTurn = [...waiting.slice(start), ...waiting.slice(0, start)];
    const nextAct = inTurn.find(([act]) => act?.(doing));
    if (!nextAct) return null;
    nextAct.shift();
  }
  return doing.account;
}

describe("deals of one day", () => {
  test("leave the same usable and owed points in any order of purchases, returns, redemptions, deductions and undos", () => {
    const order = fc.array(fc.nat({ max: 1_000 }), { minLength: 50, maxLength: 50 });
    let compared = 0;
    fc.assert(
      fc.property(deals, order, order, (all, one, other) => {
        const [first, second] = [doAll(all, one), doAll(all, other)];
        if (!first || !second) return;
        compared++;
        const expected = all.reduce((sum, deal) => sum + worthOf(deal), 0);
        for (const account of [first, second]) {
          expect([balanceOn(account.lots, today), owedBy(account)]).toEqual([
            Math.max(expected, 0),
            Math.max(-expected, 0),
          ]);
        }
      }),
      { numRuns: runs(3_000), seed },
    );
    expect(compared).toBeGreaterThan(runs(3_000) / 3);
  });
});

/** Returns a deal's net effect on the account, whenever it is done. */
function worthOf(deal: Deal): number {
  if (deal.kind !== "purchase") return deal.cancelled ? 0 : -deal.price;
  return Math.floor(
    deal.parts.reduce((amount, percent) => amount - Math.floor((amount * percent) / 100), deal.ore) / 100,
  );
}
