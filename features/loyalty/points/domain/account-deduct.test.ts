import { describe, expect, test } from "vitest";
import { day, pointsStory as story, today } from "#tests/domain/points-story.ts";

describe("a correction that takes points", () => {
  test("takes what expires soonest first, then the oldest", () => {
    const it = story();
    it.earn(1, 50, "2027-06-30");
    it.earn(2, 50, "2027-01-31");
    it.earn(3, 50, "2027-01-31");
    expect(it.deduct(120)).toEqual(["DEDUCT 50 2", "DEDUCT 50 3", "DEDUCT 20 1"]);
    expect([it.balance(), it.owed()]).toEqual([30, 0]);
  });

  test("takes no more than can be used: not what has expired, and nothing while anything is owed", () => {
    const it = story();
    it.earn(1, 40, "2026-11-21");
    it.earn(2, 30, "2027-01-31");
    expect(it.deduct(71)).toEqual({ ok: false, reason: "NOT_ENOUGH_POINTS", atMost: 70 });
    expect(it.deduct(31, day("2026-11-22"))).toEqual({ ok: false, reason: "NOT_ENOUGH_POINTS", atMost: 30 });
    it.redeem(70);
    it.clawBack(2, 30);
    expect(it.deduct(1)).toEqual({ ok: false, reason: "NOT_ENOUGH_POINTS", atMost: 0 });
    expect(it.owed()).toBe(30);
  });

  test("of points whose purchase is returned later: owed once, and made good when it is taken back", () => {
    const it = story();
    it.earn(1, 100);
    expect(it.deduct(60)).toEqual(["DEDUCT 60 1"]);
    it.clawBack(1, 100);
    expect([it.balance(), it.owed()]).toEqual([0, 60]);
    expect(it.earn(2, 80)).toEqual(["EARN 80 2", "SETTLE 60 2 for 1"]);
    expect(it.restore([{ lotId: 1, points: 60 }])).toEqual(["RESTORE 60 1", "RELEASE 60 2 for 1"]);
    expect([it.balance(), it.owed()]).toEqual([80, 0]);
  });

  test("gives back to its own lot with its own last day, and beside a redemption of the same lot", () => {
    const it = story();
    it.earn(1, 100, "2026-12-01");
    it.deduct(30);
    it.redeem(50);
    it.restore([{ lotId: 1, points: 30 }], today);
    expect(it.lots()).toEqual({ 1: 50 });
    expect(it.balance(day("2026-12-02"))).toBe(0);
  });
});
