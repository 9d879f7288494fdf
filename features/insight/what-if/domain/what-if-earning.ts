import type { Period } from "#features/insight/reports/domain/periods.ts";
import { pointsFor } from "#features/loyalty/points/domain/points.ts";
import { validThrough } from "#packages/domain/calendar.ts";
import { type GivenPoints, inOrder, Purse, type TakenPoints } from "./replay-points.ts";
import { earningSeries, type WhatIfRule } from "./what-if-questions.ts";
import { addTo, type Beside, type MemberAnswer, monthOf } from "./what-if-tally.ts";

/** What was kept of a purchase's amount, in öre. `at`: milliseconds of the epoch. */
export interface KeptPurchase {
  at: number;
  day: Temporal.PlainDate;
  keptOre: number;
}

/** A member's year. */
export interface EarningYear {
  period: Period;
  /** All that earn, within the period. */
  purchases: readonly KeptPurchase[];
  /** Points no purchase of the period gave: what was left when it began, gifts and opening balances. */
  held: readonly GivenPoints[];
  taken: readonly TakenPoints[];
}

/** `lacking`: points that were used and would not have been there. `left`: can be used when the period ends. */
export interface EarningFigures {
  given: number;
  expired: number;
  lacking: number;
  left: number;
}

export const noEarning: EarningFigures = { given: 0, expired: 0, lacking: 0, left: 0 };

/**
 * A member's year under the rule of today and under another, as if each had begun with the period: each purchase earns what
 * is kept of it by the till's own floor, and lasts as the rule says. Held equal: what they bought and returned, what they
 * used, when, and points no purchase of the period gave. `difference`: points used or still there, so given but not expired.
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
