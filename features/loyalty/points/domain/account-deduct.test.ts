import { describe, expect, test } from "vitest";
import { day, pointsStory as story, today } from "#tests/domain/points-story.ts";

describe("a correction that takes points", () => {
  test("takes the points that expire soonest, then the oldest", () => {
    const account = story();
    account.earn(1, 50, "2027-06-30");
    account.earn(2, 50, "2027-01-31");
    account.earn(3, 50, "2027-01-31");
    expect(account.deduct(120)).toEqual(["DEDUCT 50 2", "DEDUCT 50 3", "DEDUCT 20 1"]);
    expect([account.balance(), account.owed()]).toEqual([30, 0]);
  });

  test("takes usable points only: no expired ones, and none during a deficit", () => {
    const account = story();
    account.earn(1, 40, "2026-11-21");
    account.earn(2, 30, "2027-01-31");
    expect(account.deduct(71)).toEqual({ ok: false, reason: "NOT_ENOUGH_POINTS", atMost: 70 });
    expect(account.deduct(31, day("2026-11-22"))).toEqual({ ok: false, reason: "NOT_ENOUGH_POINTS", atMost: 30 });
    account.redeem(70);
    account.clawBack(2, 30);
    expect(account.deduct(1)).toEqual({ ok: false, reason: "NOT_ENOUGH_POINTS", atMost: 0 });
    expect(account.owed()).toBe(30);
  });

  test("adds to the deficit once when the purchase is returned later, and covers it when withdrawn", () => {
    const account = story();
    account.earn(1, 100);
    expect(account.deduct(60)).toEqual(["DEDUCT 60 1"]);
    account.clawBack(1, 100);
    expect([account.balance(), account.owed()]).toEqual([0, 60]);
    expect(account.earn(2, 80)).toEqual(["EARN 80 2", "SETTLE 60 2 for 1"]);
    expect(account.restore([{ lotId: 1, points: 60 }])).toEqual(["RESTORE 60 1", "RELEASE 60 2 for 1"]);
    expect([account.balance(), account.owed()]).toEqual([80, 0]);
  });

  test("returns its points to their own lot and last day, next to a redemption of the same lot", () => {
    const account = story();
    account.earn(1, 100, "2026-12-01");
    account.deduct(30);
    account.redeem(50);
    account.restore([{ lotId: 1, points: 30 }], today);
    expect(account.lots()).toEqual({ 1: 50 });
    expect(account.balance(day("2026-12-02"))).toBe(0);
  });
});
