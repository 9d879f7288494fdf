import { describe, expect, test } from "vitest";
import { day, pointsStory as story } from "#tests/domain/points-story.ts";

describe("a cancelled redemption", () => {
  test("returns the points to their lots, each with its own validity", () => {
    const account = story();
    account.earn(1, 30, "2026-12-01");
    account.earn(2, 50);
    expect(account.redeem(60)).toEqual(["REDEEM 30 1", "REDEEM 30 2"]);
    const later = day("2026-12-02");
    expect(
      account.reinstate(
        [
          { lotId: 1, points: 30 },
          { lotId: 2, points: 30 },
        ],
        later,
      ),
    ).toEqual(["CANCEL 30 1", "CANCEL 30 2"]);
    expect([account.balance(later), account.lots()]).toEqual([50, { 1: 30, 2: 50 }]);
  });

  test("covers its own lot’s deficit before it repays the lots that paid for it", () => {
    const account = story();
    account.earn(1, 100);
    account.redeem(60);
    account.redeem(40);
    account.clawBack(1, 100);
    account.earn(2, 30);
    expect(account.reinstate([{ lotId: 1, points: 60 }])).toEqual(["CANCEL 60 1"]);
    expect(account.lots()).toEqual({ 1: -10, 2: 0 });
    expect(account.reinstate([{ lotId: 1, points: 40 }])).toEqual(["CANCEL 40 1", "RELEASE 30 2 for 1"]);
  });

  test("returns points first to the lot that paid the deficit last", () => {
    const account = story();
    account.earn(1, 100);
    account.redeem(60);
    account.redeem(40);
    account.clawBack(1, 100);
    account.earn(2, 70);
    account.earn(3, 30);
    expect(account.reinstate([{ lotId: 1, points: 40 }])).toEqual([
      "CANCEL 40 1",
      "RELEASE 30 3 for 1",
      "RELEASE 10 2 for 1",
    ]);
    expect(account.account().settlements).toEqual([{ payerId: 2, owingId: 1, points: 60 }]);
    expect(account.balance()).toBe(40);
  });

  test("repays along a series: after lot 2 paid for lot 1 and lot 3 paid for lot 2, the points return to lot 3", () => {
    const account = story();
    account.earn(1, 50);
    account.redeem(50);
    account.clawBack(1, 50);
    account.earn(2, 50);
    account.clawBack(2, 50);
    expect(account.earn(3, 50)).toEqual(["EARN 50 3", "SETTLE 50 3 for 2"]);
    expect(account.reinstate([{ lotId: 1, points: 50 }])).toEqual([
      "CANCEL 50 1",
      "RELEASE 50 2 for 1",
      "RELEASE 50 3 for 2",
    ]);
    expect(account.lots()).toEqual({ 1: 0, 2: 0, 3: 50 });
  });

  test("covers another lot’s deficit with usable points that are repaid to a lot", () => {
    const account = story();
    account.earn(1, 50);
    const first = account.redeem(50);
    account.clawBack(1, 50);
    account.earn(2, 50);
    account.earn(3, 40);
    account.redeem(40);
    account.clawBack(3, 40);
    expect(first).toEqual(["REDEEM 50 1"]);
    expect(account.reinstate([{ lotId: 1, points: 50 }])).toEqual([
      "CANCEL 50 1",
      "RELEASE 50 2 for 1",
      "SETTLE 40 2 for 3",
    ]);
    expect([account.balance(), account.owed()]).toEqual([10, 0]);
  });

  test("covers no deficit with points that are repaid to an expired lot", () => {
    const account = story();
    account.earn(1, 50);
    account.redeem(50);
    account.clawBack(1, 50);
    account.earn(2, 50, "2026-11-30");
    const december = day("2026-12-01");
    expect(account.reinstate([{ lotId: 1, points: 50 }], december)).toEqual(["CANCEL 50 1", "RELEASE 50 2 for 1"]);
    expect([account.balance(december), account.owed(), account.lots()]).toEqual([0, 0, { 1: 0, 2: 50 }]);
  });
});
