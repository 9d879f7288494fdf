import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPages, pagesOf, type StoredAccount } from "#tests/domain/points-pages.ts";
import { nextYear, pointsStory } from "#tests/domain/points-story.ts";
import type { DatedEntry, LotOrigin } from "./explain-points.ts";
import type { NewEntry } from "./ledger.ts";

const timeZone = "Europe/Stockholm";
const day = (text: string) => Temporal.PlainDate.from(text);
const lot = (id: number, amount: number, validThrough = nextYear): LotOrigin => ({
  id,
  amount,
  validThrough: day(validThrough),
  source: "PURCHASE",
  purchaseId: id + 100,
  reason: "",
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
const readPages = (account: StoredAccount, today: string, size: number) =>
  pagesOf(account, day(today), size).map((lines) => lines.map(({ kind, balance }) => `${kind} → ${balance}`));

describe("a page of the points account", () => {
  const earned = (id: number, points: number) => ({ kind: "EARN" as const, lotId: id, points, otherLotId: null });

  test("begins with the first line of an action, and has fewer lines if a further action would not fit", () => {
    const story = pointsStory();
    const entries: DatedEntry[] = [];
    const write = (moment: string, act: () => unknown, ids: Partial<DatedEntry> = {}) => {
      const first = story.written.length;
      act();
      entries.push(...at(moment, story.written.slice(first), ids));
    };
    write("2026-11-21T10:00Z", () => story.earn(1, 100));
    write("2026-11-22T10:00Z", () => story.redeem(100), { redemptionId: 5 });
    write("2026-11-23T10:00Z", () => story.clawBack(1, 100), { returnId: 9 });
    write("2026-11-24T10:00Z", () => story.earn(2, 50));
    write("2026-11-25T10:00Z", () => story.reinstate([{ lotId: 1, points: 100 }]), { redemptionId: 5 });
    const account = { origins: [lot(1, 100), lot(2, 50)], entries, timeZone };
    expect(readPages(account, "2026-11-30", 3)).toEqual([
      ["REINSTATED → 50", "DEBT_RELEASED → 50"],
      ["CLAWED_BACK → 0", "EARNED → 0", "PAID_DEBT → 0"],
      ["EARNED → 100", "USED → 0"],
    ]);
  });

  test("can end between two days of expiry without an entry between them", () => {
    const entries = at("2026-01-31T10:00Z", [earned(1, 10), earned(2, 20), earned(3, 30)]);
    const origins = [lot(1, 10, "2026-02-27"), lot(2, 20, "2026-03-28"), lot(3, 30, "2026-04-27")];
    expect(readPages({ origins, entries, timeZone }, "2026-05-01", 2)).toEqual([
      ["EXPIRED → 30", "EXPIRED → 0"],
      ["EARNED → 60", "EXPIRED → 50"],
      ["EARNED → 10", "EARNED → 30"],
    ]);
  });

  test("of an account with queued visits, entered after later ones, agrees with the complete account", () => {
    const begin = day("2026-11-01");
    // Each visit is entered on the next day; the till may have queued it for up to seven days.
    const visit = fc.record({ queuedDays: fc.constantFrom(0, 0, 1, 3, 7), validDays: fc.integer({ min: 0, max: 25 }) });
    fc.assert(
      fc.property(fc.array(visit, { minLength: 1, maxLength: 30 }), fc.integer({ min: 1, max: 6 }), (visits, size) => {
        const dated = visits.map(({ queuedDays, validDays }, nth) => {
          const on = begin.add({ days: nth - Math.min(nth, queuedDays) });
          return { on, origin: lot(nth + 1, 10, on.add({ days: validDays }).toString()) };
        });
        const entries = dated.flatMap(({ on, origin }) => at(`${on}T12:00Z`, [earned(origin.id, 10)]));
        checkPages({ origins: dated.map(({ origin }) => origin), entries, timeZone }, begin.add({ days: 40 }), size);
      }),
    );
  });

  test("shows the points that a queued visit used before they expired, and each line with its own day", () => {
    const story = pointsStory();
    const entries: DatedEntry[] = [];
    const write = (moment: string, act: (on: Temporal.PlainDate) => unknown, ids: Partial<DatedEntry> = {}) => {
      const first = story.written.length;
      act(day(moment.slice(0, 10)));
      entries.push(...at(moment, story.written.slice(first), ids));
    };
    write("2026-11-01T10:00Z", (on) => story.earn(1, 100, "2026-11-10", on));
    write("2026-11-12T10:00Z", (on) => story.earn(2, 50, nextYear, on));
    write("2026-11-09T10:00Z", (on) => story.redeem(60, on), { redemptionId: 5 });
    const account = { origins: [lot(1, 100, "2026-11-10"), lot(2, 50)], entries, timeZone };
    const lines = pagesOf(account, day("2026-11-13"), 10).flat();
    expect(lines.map(({ kind, on, balance }) => `${on} ${kind} → ${balance}`)).toEqual([
      "2026-11-01 EARNED → 100",
      "2026-11-12 EARNED → 150",
      "2026-11-09 USED → 90",
      "2026-11-11 EXPIRED → 50",
    ]);
  });

  test("of an empty account has no lines", () => {
    expect(readPages({ origins: [], entries: [], timeZone }, "2026-05-01", 15)).toEqual([[]]);
  });
});
