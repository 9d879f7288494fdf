import { describe, expect, test } from "vitest";
import { nextYear, pointsStory } from "#tests/domain/points-story.ts";
import { explainPoints } from "#tests/domain/whole-account.ts";
import type { AccountLine, DatedEntry, LotOrigin } from "./explain-points.ts";
import type { NewEntry } from "./ledger.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const zone = "Europe/Stockholm";
const lot = (id: number, amount: number, validThrough = nextYear, about: Partial<LotOrigin> = {}): LotOrigin => ({
  id,
  amount,
  validThrough: day(validThrough),
  source: "PURCHASE",
  purchaseId: id + 100,
  reason: "",
  ...about,
});
const at = (moment: string, entries: readonly NewEntry[], ids: Partial<DatedEntry> = {}): DatedEntry[] =>
  entries.map((entry) => ({
    ...entry,
    redemptionId: null,
    deductionId: null,
    returnId: null,
    ...ids,
    at: Temporal.Instant.from(moment),
  }));
const describeLines = (lines: readonly AccountLine[]) =>
  lines.map(({ on, kind, points, balance, owed }) => `${on} ${kind} ${points} → ${balance} owed ${owed}`);

describe("an explained account", () => {
  const account = pointsStory();
  const since = (act: () => unknown) => {
    const first = account.written.length;
    act();
    return account.written.slice(first);
  };
  const entries = [
    ...at(
      "2026-11-21T10:00Z",
      since(() => account.earn(1, 100)),
    ),
    ...at(
      "2026-11-22T10:00Z",
      since(() => account.redeem(100)),
      { redemptionId: 5 },
    ),
    ...at(
      "2026-11-23T10:00Z",
      since(() => account.clawBack(1, 100)),
      { returnId: 9 },
    ),
    ...at(
      "2026-11-24T10:00Z",
      since(() => account.earn(2, 50)),
    ),
    ...at(
      "2026-11-25T10:00Z",
      since(() => account.reinstate([{ lotId: 1, points: 100 }])),
      { redemptionId: 5 },
    ),
  ];
  const lines = explainPoints([lot(1, 100), lot(2, 50)], entries, day("2026-11-30"), zone);

  test("shows every action and its effects, with the usable points and deficit after it", () => {
    expect(describeLines(lines)).toEqual([
      "2026-11-21 EARNED 100 → 100 owed 0",
      "2026-11-22 USED -100 → 0 owed 0",
      "2026-11-23 CLAWED_BACK 0 → 0 owed 100",
      "2026-11-24 EARNED 50 → 0 owed 50",
      "2026-11-24 PAID_DEBT -50 → 0 owed 50",
      "2026-11-25 REINSTATED 50 → 50 owed 0",
      "2026-11-25 DEBT_RELEASED 0 → 50 owed 0",
    ]);
  });
  test("shows no impossible state: no points are usable during a deficit", () => {
    expect(lines.filter(({ balance, owed }) => balance > 0 && owed > 0)).toEqual([]);
  });
  test("balances: its parts add up to the change of usable points and deficit", () => {
    const owedBefore = [0, ...lines.map(({ owed }) => owed)];
    const acts = lines.map((line, index) =>
      line.owed === owedBefore[index] ? 0 : line.owed - (owedBefore[index] ?? 0),
    );
    const parts = lines.flatMap((line) => line.parts.map(({ points }) => points));
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
    expect(sum(parts)).toBe(sum(lines.map(({ points }) => points)) - sum(acts));
  });
  test("names the subject of each line, and for a payment its cause", () => {
    expect(lines.map(({ purchaseId, redemptionId, returnId }) => [purchaseId, redemptionId, returnId])).toEqual([
      [101, null, null],
      [null, 5, null],
      [101, null, 9],
      [102, null, null],
      [102, null, null],
      [null, 5, null],
      [null, 5, null],
    ]);
  });
  test("shows the two lots of a payment", () => {
    expect(lines[4]?.parts.map(({ lotId, points }) => [lotId, points])).toEqual([
      [2, -50],
      [1, 50],
    ]);
  });
});

describe("expiring points", () => {
  const earned = [
    ...at("2026-01-31T10:00Z", [{ kind: "EARN", lotId: 1, points: 10, otherLotId: null }]),
    ...at("2026-01-31T10:00Z", [{ kind: "EARN", lotId: 2, points: 20, otherLotId: null }]),
    ...at("2026-01-31T10:00Z", [{ kind: "EARN", lotId: 3, points: 30, otherLotId: null }]),
  ];
  const lots = [lot(1, 10, "2026-02-27"), lot(2, 20, "2026-03-28"), lot(3, 30, "2026-02-27")];
  const used = at("2026-03-02T10:00Z", [{ kind: "REDEEM", lotId: 2, points: 20, otherLotId: null }], {
    redemptionId: 1,
  });

  test("are listed in the order of dates, one line a day, dated the day after the last day", () => {
    const lines = explainPoints(lots, [...earned, ...used], day("2026-04-01"), zone);
    expect(describeLines(lines).slice(3)).toEqual([
      "2026-02-28 EXPIRED -40 → 20 owed 0",
      "2026-03-02 USED -20 → 0 owed 0",
    ]);
    expect(lines[3]?.at.toString()).toBe("2026-02-27T23:00:00Z");
    expect(lines[3]?.parts.map(({ lotId, points }) => [lotId, points])).toEqual([
      [1, -10],
      [3, -30],
    ]);
  });
  test("are shown from the day after their last day", () => {
    expect(explainPoints(lots, earned, day("2026-02-27"), zone)).toHaveLength(3);
    expect(explainPoints(lots, earned, day("2026-02-28"), zone)).toHaveLength(4);
  });
  test("stay unusable when returned after their last day, and do not expire again", () => {
    const first = at("2026-02-01T10:00Z", [{ kind: "REDEEM", lotId: 1, points: 10, otherLotId: null }], {
      redemptionId: 1,
    });
    const cancelEntries = at("2026-03-01T10:00Z", [{ kind: "CANCEL", lotId: 1, points: 10, otherLotId: null }], {
      redemptionId: 1,
    });
    const lines = explainPoints(
      [lot(1, 10, "2026-02-27")],
      [...earned.slice(0, 1), ...first, ...cancelEntries],
      day("2026-05-01"),
      zone,
    );
    expect(describeLines(lines).slice(1)).toEqual([
      "2026-02-01 USED -10 → 0 owed 0",
      "2026-03-01 REINSTATED 0 → 0 owed 0",
    ]);
  });
});

describe("a line", () => {
  test("contains all shares of one redemption, and not those of another at the same moment", () => {
    const share = (lotId: number, redemptionId: number) =>
      at("2026-12-01T10:00Z", [{ kind: "REDEEM", lotId, points: 5, otherLotId: null }], { redemptionId });
    const earned = at("2026-11-30T10:00Z", [
      { kind: "EARN", lotId: 1, points: 10, otherLotId: null },
      { kind: "EARN", lotId: 2, points: 10, otherLotId: null },
    ]);
    const lines = explainPoints(
      [lot(1, 10), lot(2, 10)],
      [...earned, ...share(1, 1), ...share(2, 1), ...share(2, 2)],
      day("2026-12-01"),
      zone,
    );
    expect(describeLines(lines).slice(2)).toEqual(["2026-12-01 USED -10 → 10 owed 0", "2026-12-01 USED -5 → 5 owed 0"]);
  });
  test("contains all shares of one deduction, and names it when withdrawn", () => {
    const share = (kind: "DEDUCT" | "RESTORE", lotId: number, moment: string) =>
      at(moment, [{ kind, lotId, points: 5, otherLotId: null }], { deductionId: 3 });
    const earned = at("2026-11-30T10:00Z", [
      { kind: "EARN", lotId: 1, points: 10, otherLotId: null },
      { kind: "EARN", lotId: 2, points: 10, otherLotId: null },
    ]);
    const [took, returnedAt] = ["2026-12-01T10:00Z", "2026-12-02T10:00Z"];
    const acts = [
      share("DEDUCT", 1, took),
      share("DEDUCT", 2, took),
      share("RESTORE", 1, returnedAt),
      share("RESTORE", 2, returnedAt),
    ];
    const lines = explainPoints([lot(1, 10), lot(2, 10)], [...earned, ...acts.flat()], day("2026-12-02"), zone);
    expect(describeLines(lines).slice(2)).toEqual([
      "2026-12-01 DEDUCTED -10 → 10 owed 0",
      "2026-12-02 RESTORED 10 → 20 owed 0",
    ]);
    expect(lines.slice(2).map(({ deductionId, redemptionId, lotId }) => [deductionId, redemptionId, lotId])).toEqual([
      [3, null, null],
      [3, null, null],
    ]);
  });
  test("has the day of the chain’s time zone, also near midnight elsewhere", () => {
    const late = at("2026-12-31T23:30Z", [{ kind: "EARN", lotId: 1, points: 10, otherLotId: null }]);
    expect(explainPoints([lot(1, 10)], late, day("2027-01-01"), zone)[0]?.on.toString()).toBe("2027-01-01");
  });
  test("has the reason of a correction, also when withdrawn", () => {
    const origin = lot(1, 10, nextYear, { source: "CORRECTION", purchaseId: null, reason: "A cold lunch" });
    const entries = [
      ...at("2026-11-21T10:00Z", [{ kind: "EARN", lotId: 1, points: 10, otherLotId: null }]),
      ...at("2026-11-22T10:00Z", [{ kind: "RETURN", lotId: 1, points: 10, otherLotId: null }]),
    ];
    const lines = explainPoints([origin], entries, day("2026-11-22"), zone);
    expect(lines.map(({ kind, source, reason, returnId }) => [kind, source, reason, returnId])).toEqual([
      ["EARNED", "CORRECTION", "A cold lunch", null],
      ["CLAWED_BACK", "CORRECTION", "A cold lunch", null],
    ]);
  });
  test("is refused if its lot is not in the account", () => {
    const stray = at("2026-11-21T10:00Z", [{ kind: "EARN", lotId: 1, points: 10, otherLotId: null }]);
    expect(() => explainPoints([], stray, day("2026-11-21"), zone)).toThrow("lot 1 is not in the account");
  });
});
