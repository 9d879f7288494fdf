import { describe, expect, test } from "vitest";
import type { NewEntry } from "#features/loyalty/points/domain/ledger.ts";
import { explainLots } from "./explain-lots.ts";
import { day, nextYear, pointsStory, today } from "./points-story.ts";

const storeEntries = (entries: readonly NewEntry[], redemptionId = 5) =>
  entries.map((entry) => ({
    ...entry,
    redemptionId: entry.kind === "REDEEM" || entry.kind === "CANCEL" ? redemptionId : null,
    deductionId: entry.kind === "DEDUCT" || entry.kind === "RESTORE" ? 3 : null,
    returnId: null,
  }));

describe("the explanation of a lot", () => {
  const history = pointsStory();
  history.earn(1, 100);
  history.redeem(70);
  history.clawBack(1, 60);
  history.earn(2, 30);
  const lots = [
    { id: 1, amount: 100, validThrough: day(nextYear) },
    { id: 2, amount: 30, validThrough: day(nextYear) },
  ];
  const [first, second] = explainLots(lots, storeEntries(history.written), today);

  test("splits the lot’s amount into points used, points that returns could still take, and points that paid debts of other lots", () => {
    expect(first).toMatchObject({ amount: 100, used: 70, usedFor: [{ id: 5, points: 70 }], clawedBack: 30, left: 0 });
    expect(second).toMatchObject({ amount: 30, paidForOthers: 30, paidFor: [{ id: 1, points: 30 }], left: 0 });
  });
  test("splits the points taken for returns into those from the lot, those that later lots paid, and those still owed", () => {
    expect(first).toMatchObject({
      returned: 60,
      clawedBack: 30,
      paidByOthers: 30,
      paidBy: [{ id: 2, points: 30 }],
      owed: 0,
    });
  });
  test("omits a cancelled redemption, and the debts that were paid only because of it", () => {
    history.reinstate([{ lotId: 1, points: 70 }]);
    const [one, two] = explainLots(lots, storeEntries(history.written), today);
    expect(one).toMatchObject({ used: 0, usedFor: [], clawedBack: 60, paidBy: [], left: 40, owed: 0 });
    expect(two).toMatchObject({ paidForOthers: 0, paidFor: [], left: 30 });
  });
  test("includes what a correction deducted, until it is undone", () => {
    const one = pointsStory();
    one.earn(1, 100);
    one.deduct(40);
    const parts = () => {
      const [story] = explainLots(lots, storeEntries(one.written), today);
      return [story?.deducted, story?.used, story?.left];
    };
    expect(parts()).toEqual([40, 0, 60]);
    one.restore([{ lotId: 1, points: 40 }]);
    expect(parts()).toEqual([0, 0, 100]);
  });
  test("shows remaining points as usable through its last day, and as expired after it", () => {
    const entries = storeEntries([{ kind: "EARN", lotId: 1, points: 100, otherLotId: null }]);
    const on = (date: string) =>
      explainLots(lots, entries, day(date)).map(({ left: remaining, expired }) => [remaining, expired]);
    expect(on("2027-11-20")).toEqual([[100, 0]]);
    expect(on("2027-11-21")).toEqual([[0, 100]]);
  });
});
