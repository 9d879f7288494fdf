import { describe, expect, test } from "vitest";
import { day, nextYear, pointsStory as story, today } from "#tests/domain/points-story.ts";
import { earn, lotChanges, redeem } from "./account.ts";
import { settlementsOf } from "./ledger-replay.ts";

describe("a purchase returned after its points were spent", () => {
  test("leaves 50 in the second lot after earn 100, redeem 100, return, earn 50 and cancel", () => {
    const account = story();
    account.earn(1, 100);
    account.redeem(100);
    expect(account.clawBack(1, 100)).toEqual(["RETURN 100 1"]);
    expect([account.balance(), account.owed()]).toEqual([0, 100]);
    expect(account.earn(2, 50)).toEqual(["EARN 50 2", "SETTLE 50 2 for 1"]);
    expect([account.balance(), account.owed()]).toEqual([0, 50]);
    expect(account.reinstate([{ lotId: 1, points: 100 }])).toEqual(["CANCEL 100 1", "RELEASE 50 2 for 1"]);
    expect(account.lots()).toEqual({ 1: 0, 2: 50 });
    expect(account.account().settlements).toEqual([]);
  });

  test("has its deficit covered at once by usable points, soonest to expire first", () => {
    const account = story();
    account.earn(1, 100, "2026-12-01");
    account.redeem(100);
    account.earn(2, 30, "2027-12-01");
    account.earn(3, 30, "2027-01-01");
    account.earn(4, 90, "2028-01-01");
    expect(account.clawBack(1, 100)).toEqual([
      "RETURN 100 1",
      "SETTLE 30 3 for 1",
      "SETTLE 30 2 for 1",
      "SETTLE 40 4 for 1",
    ]);
    expect([account.balance(), account.owed()]).toEqual([50, 0]);
  });

  test("takes from its own lot first, and only the missing points become a deficit", () => {
    const account = story();
    account.earn(1, 100);
    account.redeem(70);
    expect(account.clawBack(1, 50)).toEqual(["RETURN 50 1"]);
    expect(account.lots()).toEqual({ 1: -20 });
  });

  test("takes expired points of its lot too, without a deficit for them", () => {
    const account = story();
    account.earn(1, 100, "2026-11-30");
    const december = day("2026-12-01");
    account.earn(2, 10, nextYear, december);
    expect(account.clawBack(1, 100, december)).toEqual(["RETURN 100 1"]);
    expect([account.balance(december), account.owed()]).toEqual([10, 0]);
  });

  test("does not have its deficit covered by an expired lot", () => {
    const account = story();
    account.earn(1, 100, "2026-12-31");
    account.redeem(100);
    account.earn(2, 60, "2026-11-30");
    const december = day("2026-12-01");
    expect(account.clawBack(1, 100, december)).toEqual(["RETURN 100 1"]);
    expect(account.lots()).toEqual({ 1: -100, 2: 60 });
    expect(account.earn(3, 10, "2026-11-30", december)).toEqual(["EARN 10 3"]);
    expect(account.owed()).toBe(100);
  });

  test("has its deficit covered by a lot on that lot’s last day", () => {
    const account = story();
    account.earn(1, 20);
    account.redeem(20);
    account.earn(2, 60, today.toString());
    expect(account.clawBack(1, 20)).toEqual(["RETURN 20 1", "SETTLE 20 2 for 1"]);
  });

  test("has several deficits covered oldest first", () => {
    const account = story();
    account.earn(1, 40);
    account.earn(2, 40);
    account.redeem(80);
    account.clawBack(2, 40);
    account.clawBack(1, 40);
    expect(account.earn(3, 60)).toEqual(["EARN 60 3", "SETTLE 40 3 for 1", "SETTLE 20 3 for 2"]);
  });

  test("writes no entry for a return of zero points", () => {
    const account = story();
    account.earn(1, 40);
    expect(account.clawBack(1, 0)).toEqual([]);
  });
});

describe("redeeming", () => {
  test("is refused during a deficit, and counts the deficit as missing points", () => {
    const account = story();
    account.earn(1, 100);
    account.redeem(100);
    account.clawBack(1, 30);
    expect(account.redeem(10)).toEqual({ ok: false, reason: "NOT_ENOUGH_POINTS", missing: 40 });
  });
  test("does not change its input", () => {
    const { account } = earn({ lots: [], settlements: [] }, { id: 1, points: 9, validThrough: today }, today);
    redeem(account, 9, today);
    expect(account.lots[0]?.left).toBe(9);
  });
});

describe("a correction", () => {
  test("leaves a deficit of its used points when withdrawn, and the next purchase covers it", () => {
    const account = story();
    account.earn(1, 200);
    account.redeem(100);
    expect(account.clawBack(1, 200)).toEqual(["RETURN 200 1"]);
    expect(account.owed()).toBe(100);
    account.earn(2, 150);
    expect([account.balance(), account.owed()]).toEqual([50, 0]);
  });
  test("covers a deficit first, like any other lot", () => {
    const account = story();
    account.earn(1, 10);
    account.redeem(10);
    account.clawBack(1, 10);
    expect(account.earn(2, 25)).toEqual(["EARN 25 2", "SETTLE 10 2 for 1"]);
  });
});

describe("the lot changes and payments derived from the entries of an action", () => {
  test("contain one change per lot, without a new lot’s own points, and none if the entries cancel out", () => {
    const account = story();
    account.earn(1, 100);
    account.redeem(100);
    account.clawBack(1, 100);
    account.earn(2, 50);
    expect(lotChanges(account.written.slice(-2))).toEqual([
      { lotId: 2, change: -50 },
      { lotId: 1, change: 50 },
    ]);
    account.reinstate([{ lotId: 1, points: 100 }]);
    expect(lotChanges(account.written.slice(-2))).toEqual([
      { lotId: 1, change: 50 },
      { lotId: 2, change: 50 },
    ]);
    expect(lotChanges(account.written)).toEqual([{ lotId: 1, change: -100 }]);
  });
  test("include the payments between lots", () => {
    const account = story();
    account.earn(1, 100);
    account.redeem(100);
    account.clawBack(1, 100);
    account.earn(2, 30);
    account.earn(3, 30);
    expect(settlementsOf(account.written)).toEqual(account.account().settlements);
  });
});

describe("an action that does not fit the account", () => {
  test("is refused if it earns the same lot twice", () => {
    const account = story();
    account.earn(1, 1);
    expect(() => account.earn(1, 1)).toThrow("earned twice");
  });
  test("is refused for an unknown lot", () =>
    expect(() => story().clawBack(7, 1)).toThrow("lot 7 is not in the account"));
});
