import { describe, expect, test } from "vitest";
import {
  balanceOn,
  balanceThrough,
  byUseOrder,
  expiredOf,
  type Lot,
  planRedemption,
  pointsByExpiry,
} from "./ledger.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day("2026-11-21");
const lot = (id: number, remaining: number, validThrough: string): Lot => ({
  id,
  amount: 1000,
  left: remaining,
  owed: 0,
  validThrough: day(validThrough),
});

describe("the balance", () => {
  test("counts a lot on its last day", () => expect(balanceOn([lot(1, 40, "2026-11-21")], today)).toBe(40));
  test("does not count a lot on the day after", () => expect(balanceOn([lot(1, 40, "2026-11-20")], today)).toBe(0));
  test("is valid until the first expiry of a lot with points", () => {
    const lots = [lot(1, 5, "2026-11-20"), lot(2, 0, "2026-11-22"), lot(3, 5, "2027-01-01"), lot(4, 5, "2026-12-01")];
    expect(balanceThrough(lots, today)?.toString()).toBe("2026-12-01");
    expect(balanceThrough(lots.slice(0, 2), today)).toBeNull();
  });
});

test("expired points are the earned ones that are neither used, deducted, in deficit nor left", () => {
  const lots = [lot(1, 40, "2026-11-20"), lot(2, 25, "2026-11-21"), { ...lot(3, 0, "2026-12-01"), owed: 15 }];
  const sums = { earned: 3000, redeemed: 2500, deducted: 450 };
  expect(sums.earned - sums.redeemed - sums.deducted).toBe(40 + 25 - 15);
  expect(expiredOf(sums, { balance: balanceOn(lots, today), owed: 15 })).toBe(40);
  expect(expiredOf({ earned: 0, redeemed: 0, deducted: 0 }, { balance: 0, owed: 0 })).toBe(0);
});

describe("redeeming", () => {
  const lots = [lot(3, 50, "2027-01-01"), lot(1, 30, "2026-12-01"), lot(2, 30, "2026-12-01"), lot(4, 99, "2026-11-20")];
  test("takes the soonest to expire first, then the oldest", () => {
    expect(planRedemption(lots, 70, today)).toEqual({
      ok: true,
      allocations: [
        { lotId: 1, points: 30 },
        { lotId: 2, points: 30 },
        { lotId: 3, points: 10 },
      ],
    });
  });
  test("takes the last point", () => expect(planRedemption(lots, 110, today).ok).toBe(true));
  test("is refused for one missing point, with the number missing", () => {
    expect(planRedemption(lots, 111, today)).toEqual({ ok: false, reason: "NOT_ENOUGH_POINTS", missing: 1 });
  });
  test("changes only the lots it needs", () => {
    expect(planRedemption(lots, 30, today)).toEqual({ ok: true, allocations: [{ lotId: 1, points: 30 }] });
  });
  test("orders lots by last day, then by age", () => {
    expect(lots.toSorted(byUseOrder).map(({ id }) => id)).toEqual([4, 1, 2, 3]);
  });
});

describe("points by expiry", () => {
  test("are grouped by day, soonest first, without past and empty lots", () => {
    const lots = [
      lot(1, 5, "2027-01-01"),
      lot(2, 6, "2026-12-01"),
      lot(3, 7, "2027-01-01"),
      lot(4, 8, "2026-11-20"),
      lot(5, 0, "2027-02-01"),
    ];
    expect(pointsByExpiry(lots, today).map(({ validThrough, points }) => [validThrough.toString(), points])).toEqual([
      ["2026-12-01", 6],
      ["2027-01-01", 12],
    ]);
  });
});
