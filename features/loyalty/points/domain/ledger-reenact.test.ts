import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pointsHistory } from "#tests/domain/points-events.ts";
import { live, startLife } from "#tests/domain/points-life.ts";
import { day, nextYear, pointsStory } from "#tests/domain/points-story.ts";
import { runs, seed } from "#tests/domain/runs.ts";
import type { NewEntry } from "./ledger.ts";
import { type LivedEntry, reenact } from "./ledger-reenact.ts";

const zone = "Europe/Stockholm";
const lived = (entries: readonly NewEntry[]): LivedEntry[] =>
  entries.map((entry) => ({
    ...entry,
    redemptionId: entry.kind === "REDEEM" || entry.kind === "CANCEL" ? 1 : null,
    deductionId: entry.kind === "DEDUCT" || entry.kind === "RESTORE" ? 1 : null,
    returnId: null,
    purchaseId: null,
    at: Temporal.Instant.from("2026-11-21T10:00Z"),
  }));
const promised = (id: number, amount: number, validThrough = nextYear) => ({
  id,
  amount,
  validThrough: day(validThrough),
  purchaseId: id,
});

describe("reenact, the check that repeats an account’s actions by the rules", () => {
  test("finds no difference in any valid history", () => {
    fc.assert(
      fc.property(pointsHistory(), (history) => {
        const life = startLife(history);
        for (const event of history.events) live(life, event);
        const entries = life.entries.map((entry) => ({ ...entry, purchaseId: null }));
        expect(reenact(life.origins, entries, history.timeZone)).toBeNull();
      }),
      { numRuns: runs(1_000), seed },
    );
  });

  test("detects a redemption that did not use the first points to expire", () => {
    const lots = [promised(1, 10), promised(2, 10, "2026-12-01")];
    const account = pointsStory();
    account.earn(1, 10);
    account.earn(2, 10, "2026-12-01");
    account.redeem(5);
    expect(reenact(lots, lived(account.written), zone)).toBeNull();
    const other = lived(account.written.with(-1, { kind: "REDEEM", lotId: 1, points: 5, otherLotId: null }));
    expect(reenact(lots, other, zone)).toBe("REDEEM in lot 1 led to other entries");
  });
  test("detects a deduction that did not take the first points to expire, or took too many", () => {
    const lots = [promised(1, 10), promised(2, 10, "2026-12-01")];
    const account = pointsStory();
    account.earn(1, 10);
    account.earn(2, 10, "2026-12-01");
    account.deduct(15);
    expect(reenact(lots, lived(account.written), zone)).toBeNull();
    const [one, two, soonest, later] = account.written;
    if (!one || !two || !soonest || !later) throw new Error("15 points were taken of two lots");
    expect(reenact(lots, lived([one, two, later, soonest]), zone)).toBe("DEDUCT in lot 1 led to other entries");
    const more = { ...later, points: 11 };
    expect(reenact(lots, lived([one, two, soonest, more]), zone)).toBe("DEDUCT in lot 2 should not have been possible");
  });
  test("detects a deficit that was not covered", () => {
    const account = pointsStory();
    account.earn(1, 10);
    account.redeem(10);
    account.clawBack(1, 10);
    account.earn(2, 10);
    const lots = [promised(1, 10), promised(2, 10)];
    expect(reenact(lots, lived(account.written), zone)).toBeNull();
    expect(reenact(lots, lived(account.written.slice(0, -1)), zone)).toBe("EARN in lot 2 led to other entries");
  });
  test("detects a redemption without points, a payment without cause and an unknown lot", () => {
    const settle: NewEntry = { kind: "SETTLE", lotId: 1, points: 1, otherLotId: 2 };
    const redeem: NewEntry = { kind: "REDEEM", lotId: 1, points: 11, otherLotId: null };
    const earn: NewEntry = { kind: "EARN", lotId: 1, points: 10, otherLotId: null };
    const impossible = (entries: NewEntry[]) => reenact([promised(1, 10)], lived(entries), zone);
    expect(impossible([earn, redeem])).toBe("REDEEM in lot 1 should not have been possible");
    expect(impossible([earn, settle])).toBe("SETTLE in lot 1 should not have been possible");
    expect(impossible([{ ...earn, lotId: 2 }])).toBe("EARN in lot 2 should not have been possible");
    expect(impossible([{ ...earn, points: 11 }])).toBe("EARN in lot 1 led to other entries");
  });
  test("does not let a reward used at a purchase be paid with the points of that purchase", () => {
    const lots = [promised(1, 10), promised(2, 10, "2026-12-01")];
    const account = pointsStory();
    account.earn(1, 10);
    account.earn(2, 10, "2026-12-01");
    const [first, second] = lived(account.written);
    const [used] = lived([{ kind: "REDEEM", lotId: 1, points: 5, otherLotId: null }]);
    if (!first || !second || !used) throw new Error("two lots were earned");
    expect(reenact(lots, [first, second, { ...used, purchaseId: 2 }], zone)).toBeNull();
    expect(reenact(lots, [first, second, used], zone)).toBe("REDEEM in lot 1 led to other entries");
  });
});
