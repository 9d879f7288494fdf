import type { Period } from "#features/insight/reports/domain/periods.ts";
import { pointsFor } from "#features/loyalty/points/domain/points.ts";
import { validThrough } from "#packages/domain/calendar.ts";
import { type GivenPoints, inOrder, Purse, type TakenPoints } from "./replay-points.ts";
import { earningSeries, type WhatIfRule } from "./what-if-questions.ts";
import { addTo, type Beside, type MemberAnswer, monthOf } from "./what-if-tally.ts";

/** The remaining amount of a purchase in öre. `at`: milliseconds since the epoch. */
export interface KeptPurchase {
  at: number;
  day: Temporal.PlainDate;
  keptOre: number;
}

/** A member's year. */
export interface EarningYear {
  period: Period;
  /** The earning purchases of the period. */
  purchases: readonly KeptPurchase[];
  /** Points that are not from purchases in the period: the balance at its start, gifts and opening balances. */
  held: readonly GivenPoints[];
  taken: readonly TakenPoints[];
}

/** `lacking`: used points that would have been missing. `left`: usable points at the period's end. */
export interface EarningFigures {
  given: number;
  expired: number;
  lacking: number;
  left: number;
}

export const noEarning: EarningFigures = { given: 0, expired: 0, lacking: 0, left: 0 };

/**
 * Replays a member's year under today's rule and another, as if each began with the period. Each purchase earns by the
 * till's rounding. Purchases, returns, redemptions and other points stay the same. `difference`: points used or
 * remaining.
 */
export function whatIfEarning(year: EarningYear, now: WhatIfRule, next: WhatIfRule): MemberAnswer<EarningFigures> {
  const series = earningSeries(now, next);
  const months = { now: new Map<string, number>(), next: new Map<string, number>() };
  const live = (side: keyof Beside<unknown>, rule: WhatIfRule) => liveBy(rule, year, months[side], series);
  const figures = { now: live("now", now), next: live("next", next) };
  const had = (side: keyof Beside<unknown>) => figures[side].left - figures[side].lacking;
  const difference = had("next") - had("now");
  return { things: year.purchases.length, figures, difference, goesWithout: false, months };
}

function liveBy(
  { value, months }: WhatIfRule,
  { period, purchases, held: heldPoints, taken }: EarningYear,
  byMonth: Map<string, number>,
  series: "given" | "expired",
): EarningFigures {
  const figures = { ...noEarning };
  const purse = new Purse((points, since) => {
    figures.expired += points;
    if (series === "expired") addTo(byMonth, monthOf(since), points);
  });
  const earned = purchases.map(({ at, day, keptOre }) => {
    const points = pointsFor(keptOre, value);
    figures.given += points;
    if (series === "given" && points > 0) addTo(byMonth, monthOf(day), points);
    return { at, points, validThrough: validThrough(day, months ?? 1) };
  });
  for (const act of inOrder([...heldPoints, ...earned], taken)) {
    if ("given" in act) purse.give(act.given);
    else figures.lacking += act.taken.points - purse.take(act.taken.points, act.taken.day);
  }
  figures.left = purse.balance(period.to);
  return figures;
}
