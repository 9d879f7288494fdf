import { describe, expect, test } from "vitest";
import type { EntryKind, Lot } from "./ledger.ts";
import { agrees, type LedgerEntry, replay, settlementsOf } from "./ledger-replay.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const entry = (kind: EntryKind, lotId: number, points: number): LedgerEntry => ({
  kind,
  lotId,
  points,
  redemptionId: null,
  deductionId: null,
  returnId: null,
  otherLotId: null,
});
const earn = (lotId: number, points: number) => entry("EARN", lotId, points);
const redeem = (lotId: number, points: number, redemptionId = 1) => ({
  ...entry("REDEEM", lotId, points),
  redemptionId,
});
const cancel = (lotId: number, points: number, redemptionId = 1) => ({
  ...entry("CANCEL", lotId, points),
  redemptionId,
});
const clawBack = (lotId: number, points: number) => ({ ...entry("RETURN", lotId, points), returnId: 1 });
const settle = (lotId: number, points: number, otherLotId: number) => ({
  ...entry("SETTLE", lotId, points),
  otherLotId,
});
const release = (lotId: number, points: number, otherLotId: number) => ({
  ...entry("RELEASE", lotId, points),
  otherLotId,
});

/** 100 points earned, spent and returned; then 50 earned that cover half of the deficit. */
const owing = [earn(1, 100), redeem(1, 100), clawBack(1, 100), earn(2, 50), settle(2, 50, 1)];

describe("a replay", () => {
  test("leaves 100 points after earn 100, use 60 and cancel", () => {
    expect(replay([earn(1, 100), redeem(1, 60), cancel(1, 60)]).get(1)).toEqual({ amount: 100, left: 100, owed: 0 });
  });
  test("gives a returned lot the spent points as a deficit, less other lots’ payments", () => {
    expect(replay(owing).get(1)).toEqual({ amount: 100, left: 0, owed: 50 });
    expect(replay(owing).get(2)).toEqual({ amount: 50, left: 0, owed: 0 });
  });
  test("lets the points of a cancelled redemption cover the deficit and repay the lot that had paid for it", () => {
    const lots = replay([...owing, cancel(1, 100), release(2, 50, 1)]);
    expect([...lots.values()].map(({ left: remaining, owed }) => [remaining, owed])).toEqual([
      [0, 0],
      [50, 0],
    ]);
  });
  test("refuses the use of a lot before it was earned", () =>
    expect(() => replay([redeem(1, 1)])).toThrow("before it was earned"));
  test("refuses an overdrawn lot", () =>
    expect(() => replay([earn(1, 10), redeem(1, 11)])).toThrow("has -1 of 10 points remaining"));
  test("refuses to give back more than a redemption took", () => {
    expect(() => replay([earn(1, 10), redeem(1, 5), cancel(1, 6)])).toThrow("returns more points than it took");
  });
  test("refuses a second cancellation", () => {
    expect(() => replay([earn(1, 10), redeem(1, 5), cancel(1, 5), cancel(1, 5)])).toThrow(
      "returns more points than it took",
    );
  });
  test("refuses to give back more than a deduction took, also with a redemption of the same number", () => {
    const deduct = (points: number) => ({ ...entry("DEDUCT", 1, points), deductionId: 1 });
    const restore = (points: number) => ({ ...entry("RESTORE", 1, points), deductionId: 1 });
    const taken = [earn(1, 20), redeem(1, 5), deduct(6)];
    expect(replay([...taken, restore(6)]).get(1)?.left).toBe(15);
    expect(() => replay([...taken, restore(7)])).toThrow("deduction 1 returns more points than it took");
    expect(() => replay([...taken, deduct(10)])).toThrow("has -1 of 20 points remaining");
  });
  test("refuses to earn a lot twice", () => expect(() => replay([earn(1, 10), earn(1, 10)])).toThrow("earned twice"));
  test("refuses to take back more than a lot gave", () => {
    expect(() => replay([earn(1, 10), redeem(1, 10), clawBack(1, 6), clawBack(1, 5)])).toThrow(
      "more points were returned to lot 1",
    );
  });
  test("refuses a payment from an empty lot", () => {
    expect(() => replay([...owing, settle(2, 1, 1)])).toThrow("has -1 of 50 points remaining");
  });
  test("refuses a payment above the deficit", () => {
    expect(() => replay([...owing, earn(3, 80), settle(3, 60, 1)])).toThrow("pays more than lot 1 owes");
  });
  test("refuses to repay more points than the repaying lot has", () => {
    expect(() => replay([...owing, cancel(1, 60), release(2, 20, 1)])).toThrow("lot 1 has -10 of 100 points remaining");
  });
  test("repays only the lot that made the latest payment", () => {
    const twice = [...owing, earn(3, 10), settle(3, 10, 1), cancel(1, 100)];
    expect(() => replay([...twice, release(2, 50, 1)])).toThrow("which did not make the latest payment");
    expect(() => replay([...twice, release(3, 11, 1)])).toThrow("which did not make the latest payment");
    expect(replay([...twice, release(3, 10, 1), release(2, 50, 1)]).get(3)?.left).toBe(10);
  });
  test("refuses an entry of zero points and a payment without a second lot", () => {
    expect(() => replay([earn(1, 0)])).toThrow("EARN entry with 0 points");
    expect(() => replay([earn(1, 5), entry("SETTLE", 1, 5)])).toThrow("between the wrong lots");
    expect(() => replay([earn(1, 5), earn(2, 5), { ...clawBack(1, 5), otherLotId: 2 }])).toThrow(
      "between the wrong lots",
    );
  });
});

describe("the stored points and deficits of lots", () => {
  const lot = (id: number, amount: number, remaining: number, owed: number): Lot => ({
    id,
    amount,
    left: remaining,
    owed,
    validThrough: day("2027-01-01"),
  });
  test("are compared with the points that the replay leaves", () => {
    expect(agrees([lot(1, 10, 4, 0)], [earn(1, 10), redeem(1, 6)])).toBe(true);
    expect(agrees([lot(1, 10, 4, 0)], [earn(1, 10), redeem(1, 5)])).toBe(false);
    expect(agrees([], [earn(1, 10)])).toBe(false);
  });
  test("are compared with the deficits that the replay leaves", () => {
    expect(agrees([lot(1, 100, 0, 50), lot(2, 50, 0, 0)], owing)).toBe(true);
    expect(agrees([lot(1, 100, 0, 40), lot(2, 50, 0, 0)], owing)).toBe(false);
  });
});

describe("current payments between lots", () => {
  test("join consecutive payments by one lot, and end when the points are repaid", () => {
    const paid = [settle(2, 10, 1), settle(2, 5, 1), settle(3, 5, 1)];
    expect(settlementsOf(paid)).toEqual([
      { payerId: 2, owingId: 1, points: 15 },
      { payerId: 3, owingId: 1, points: 5 },
    ]);
    expect(settlementsOf([...paid, release(3, 5, 1), release(2, 14, 1)])).toEqual([
      { payerId: 2, owingId: 1, points: 1 },
    ]);
  });
});
