import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkAutomatic,
  dueOccasion,
  isNewOccasion,
  keptPromises,
  type Occasion,
  type OccasionFacts,
} from "./occasions.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const nobody: OccasionFacts = {
  birthday: null,
  registeredOn: day("2020-01-01"),
  lastPurchaseOn: null,
  lots: [],
  cards: [],
};
const due = (occasion: Occasion, facts: Partial<OccasionFacts>, today: string) => {
  const occurrence = dueOccasion(occasion, { ...nobody, ...facts }, day(today));
  return occurrence && `${occurrence.number} ${occurrence.through}`;
};

describe("a due occasion", () => {
  test("lasts from some days before the birthday through it, across New Year, and on the 28th in years without 29 February", () => {
    const occasion: Occasion = { kind: "BIRTHDAY", days: 2 };
    const on = (birthday: string, today: string) => due(occasion, { birthday: day(birthday) }, today);
    expect(on("1990-06-10", "2026-06-07")).toBe(null);
    expect(on("1990-06-10", "2026-06-08")).toBe("2026 2026-06-10");
    expect(on("1990-06-10", "2026-06-10")).toBe("2026 2026-06-10");
    expect(on("1990-06-10", "2026-06-11")).toBe(null);
    expect(on("1990-01-01", "2026-12-30")).toBe("2027 2027-01-01");
    expect(on("1996-02-29", "2026-02-28")).toBe("2026 2026-02-28");
    expect(on("1996-02-29", "2026-03-01")).toBe(null);
    expect(on("1996-02-29", "2028-02-28")).toBe("2028 2028-02-29");
    expect(due(occasion, {}, "2026-06-10")).toBe(null);
    expect(on("2026-06-10", "2026-06-10")).toBe(null);
  });

  test("begins some days after joining, and lasts three days more for missed runs", () => {
    const on = (today: string) => due({ kind: "WELCOME", days: 2 }, { registeredOn: day("2026-06-01") }, today);
    expect(["2026-06-02", "2026-06-03", "2026-06-06", "2026-06-07"].map(on)).toEqual([
      null,
      "1 2026-06-06",
      "1 2026-06-06",
      null,
    ]);
  });

  test("begins when remaining points expire soon, but not for used points", () => {
    const lots = [
      { left: 0, through: day("2026-06-05") },
      { left: 5, through: day("2026-06-20") },
      { left: 5, through: day("2026-06-18") },
    ];
    const on = (today: string) => due({ kind: "POINTS_EXPIRING", days: 7 }, { lots }, today)?.slice(-10);
    expect(["2026-06-10", "2026-06-11", "2026-06-19", "2026-06-21"].map(on)).toEqual([
      undefined,
      "2026-06-18",
      "2026-06-20",
      undefined,
    ]);
  });

  test("begins when few stamps are missing on that card, once for each filling", () => {
    const card = { stampCardId: 7, round: 3, stampsLeft: 2, through: day("2026-06-20") };
    const on = (more: object, today = "2026-06-20") =>
      due({ kind: "CARD_NEARLY_FULL", stampCardId: 7, stampsLeft: 2 }, { cards: [{ ...card, ...more }] }, today);
    expect([on({}), on({ stampsLeft: 1 }), on({ stampsLeft: 3 }), on({ stampCardId: 8 })]).toEqual([
      "3 2026-06-20",
      "3 2026-06-20",
      null,
      null,
    ]);
    expect(on({}, "2026-06-21")).toBe(null);
  });

  test("begins after some days without a purchase, but not for a member without purchases", () => {
    const on = (last: string | null, today: string) =>
      due({ kind: "AWAY", days: 30 }, { lastPurchaseOn: last === null ? null : day(last) }, today)?.slice(-10);
    expect([on("2026-05-01", "2026-05-30"), on("2026-05-01", "2026-05-31"), on("2026-05-01", "2026-06-04")]).toEqual([
      undefined,
      "2026-06-03",
      undefined,
    ]);
    expect(on(null, "2026-06-01")).toBe(undefined);
  });
});

/** Runs an occasion day by day, with some days missed and some repeated; returns the days with a message. */
function live(
  occasion: Occasion,
  factsOn: (today: Temporal.PlainDate) => OccasionFacts,
  timesPerDay: readonly number[],
) {
  const occurrences: { number: number; on: Temporal.PlainDate; through: Temporal.PlainDate }[] = [];
  let today = day("2026-01-20");
  for (const times of timesPerDay) {
    for (let time = 0; time < times; time++) {
      const occurrence = dueOccasion(occasion, factsOn(today), today);
      const latest = occurrences.at(-1)?.number ?? null;
      if (occurrence && isNewOccasion(occasion, occurrence.number, latest))
        occurrences.push({ ...occurrence, on: today });
    }
    today = today.add({ days: 1 });
  }
  return occurrences;
}
const asking = fc.array(fc.constantFrom(0, 1, 1, 1, 2), { minLength: 800, maxLength: 800 });
const days = fc.integer({ min: 1, max: 30 });
const past = fc.date({ min: new Date("1950-01-01"), max: new Date("2025-12-31"), noInvalidDate: true });
const pastDay = past.map((date) => day(date.toISOString().slice(0, 10)));

describe("a daily run with missed and repeated days", () => {
  test("greets a birthday at most once a year, never late, and each year with a run in its period", () => {
    fc.assert(
      fc.property(pastDay, days, asking, (birthday, before, timesPerDay) => {
        const occurrences = live({ kind: "BIRTHDAY", days: before }, () => ({ ...nobody, birthday }), timesPerDay);
        expect(new Set(occurrences.map(({ number }) => number)).size).toBe(occurrences.length);
        for (const { on, through } of occurrences) {
          expect(on.until(through).days).toBeGreaterThanOrEqual(0);
          expect(on.until(through).days).toBeLessThanOrEqual(before);
          expect(through.month * 100 + through.day).toBe(
            birthday.month === 2 && birthday.day === 29 && !through.inLeapYear
              ? 228
              : birthday.month * 100 + birthday.day,
          );
        }
        if (timesPerDay.every((times) => times > 0)) expect(occurrences.length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 25 },
    );
  });

  test("warns of expiring points no more often than the period, and never twice of the same points", () => {
    const lots = fc.array(fc.record({ left: fc.integer({ min: 0, max: 9 }), after: fc.integer({ min: 0, max: 90 }) }), {
      maxLength: 9,
    });
    const fewer = fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: 90, maxLength: 90 });
    fc.assert(
      fc.property(lots, days, fewer, fc.boolean(), (some, within, timesPerDay, daily) => {
        const from = day("2026-01-20");
        const all = daily ? Array.from({ length: 90 }, (_, after) => ({ left: 1, after })) : some;
        // Redemptions take the soonest points and may be cancelled, so the first expiry moves in both directions.
        const memberLots = all.map(({ left: remaining, after }) => ({
          left: remaining,
          through: from.add({ days: after }),
        }));
        const factsOn = (today: Temporal.PlainDate) => ({ ...nobody, lots: memberLots.slice(today.day % 3) });
        const occurrences = live({ kind: "POINTS_EXPIRING", days: within }, factsOn, timesPerDay);
        for (const [nth, { number, on, through }] of occurrences.entries()) {
          expect(on.until(through).days).toBeLessThanOrEqual(within);
          expect(number - (occurrences[nth - 1]?.number ?? -1_000)).toBeGreaterThan(within);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("announces a card once for each filling, however its stamps change", () => {
    const visits = fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 800, maxLength: 800 });
    fc.assert(
      fc.property(visits, fc.integer({ min: 1, max: 9 }), asking, (stamps, stampsLeft, timesPerDay) => {
        let [round, has] = [1, 1];
        const factsOn = (today: Temporal.PlainDate) => {
          has = Math.max(1, has + (stamps[day("2026-01-20").until(today).days] ?? 0));
          if (has >= 10) [round, has] = [round + 1, has - 9];
          const card = { stampCardId: 7, round, stampsLeft: 10 - has, through: day("2030-01-01") };
          return { ...nobody, cards: [card] };
        };
        const occurrences = live({ kind: "CARD_NEARLY_FULL", stampCardId: 7, stampsLeft }, factsOn, timesPerDay);
        expect(new Set(occurrences.map(({ number }) => number)).size).toBe(occurrences.length);
      }),
      { numRuns: 25 },
    );
  });

  test("notifies a member who returns and stays away again, and ignores returned purchases", () => {
    const bought = fc.array(fc.integer({ min: 0, max: 800 }), { maxLength: 12 });
    fc.assert(
      fc.property(bought, fc.integer({ min: 7, max: 60 }), asking, (offsets, away, timesPerDay) => {
        const from = day("2026-01-20");
        const factsOn = (today: Temporal.PlainDate) => {
          const before = offsets.filter((offset) => offset <= from.until(today).days).toSorted((a, b) => b - a);
          // The latest purchase is returned on the last day of each month.
          const latest = before[today.day === today.daysInMonth ? 1 : 0];
          return { ...nobody, lastPurchaseOn: latest === undefined ? null : from.add({ days: latest }) };
        };
        const occurrences = live({ kind: "AWAY", days: away }, factsOn, timesPerDay);
        expect(occurrences.map(({ number }) => number)).toEqual(
          [...new Set(occurrences.map(({ number }) => number))].toSorted((a, b) => a - b),
        );
        for (const { on, through } of occurrences) expect(on.until(through).days).toBeLessThanOrEqual(3);
      }),
      { numRuns: 25 },
    );
    const facts = (last: string) => () => ({ ...nobody, lastPurchaseOn: day(last) });
    const once = Array<number>(60).fill(1);
    const twice = (today: Temporal.PlainDate) =>
      facts(Temporal.PlainDate.compare(today, day("2026-02-20")) < 0 ? "2026-01-15" : "2026-02-20")();
    expect(live({ kind: "AWAY", days: 14 }, twice, once).map(({ on }) => on.toString())).toEqual([
      "2026-01-29",
      "2026-03-06",
    ]);
  });
});

test("an automatic sendout has errors at the field for a number beyond the limits and an invalid time", () => {
  const of = (occasion: Occasion, at = "10:00") => checkAutomatic({ occasion, at });
  expect(of({ kind: "BIRTHDAY", days: 0 })).toEqual({});
  expect(of({ kind: "BIRTHDAY", days: 31 })).toEqual({ "automatic.occasion.days": "MAX_TOO_HIGH" });
  expect(of({ kind: "AWAY", days: 6 })).toEqual({ "automatic.occasion.days": "MIN_TOO_LOW" });
  expect(of({ kind: "CARD_NEARLY_FULL", stampCardId: 1, stampsLeft: 0 })).toEqual({
    "automatic.occasion.stampsLeft": "MIN_TOO_LOW",
  });
  expect(of({ kind: "WELCOME", days: 1.5 }, "24:00")).toEqual({
    "automatic.occasion.days": "INVALID_INPUT",
    "automatic.at": "INVALID_INPUT",
  });
});

test("a recurring occasion promises a coupon as often as a member may use it, a single one always", () => {
  const promises = (["BIRTHDAY", "POINTS_EXPIRING", "CARD_NEARLY_FULL", "AWAY", "WELCOME"] as const).map((kind) => [
    keptPromises(kind, 1),
    keptPromises(kind, null),
  ]);
  expect(promises).toEqual([...Array.from({ length: 4 }, () => [1, null]), [null, null]]);
});
