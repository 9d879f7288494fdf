import type { Period } from "#features/insight/reports/domain/periods.ts";

/** EARNING: the rule points are earned by. REWARD: what one costs. CARD: how long one is, in stamps and months. */
export const whatIfQuestions = ["EARNING", "REWARD", "CARD"] as const;
export type WhatIfQuestion = (typeof whatIfQuestions)[number];

export const whatIfStates = ["RUNNING", "DONE", "FAILED"] as const;

/** Failures on end, after which a replay is given up. */
export const whatIfGivenUpAfter = 5;

/** So far back purchases are looked at, and so long an answer is kept. */
const monthsLooked = 12;
export const keepWhatIfDays = 30;

/** Below so many purchases, uses of the reward or visits with stamps, chance says more than they do. */
export const fewestToTell: Record<WhatIfQuestion, number> = { EARNING: 50, REWARD: 10, CARD: 50 };

/**
 * `value`: hundredths of a point per krona (0: none are given), points a reward costs, or stamps of a card. `months` that
 * points or a begun card last; null for a reward.
 */
export interface WhatIfRule {
  value: number;
  months: number | null;
}

export const isSameRule = (a: WhatIfRule, b: WhatIfRule): boolean => a.value === b.value && a.months === b.months;

/** Which of a question's figures its chart shows: points given; where their number is the same, those that expire. */
export const earningSeries = (now: WhatIfRule, next: WhatIfRule) => (now.value === next.value ? "expired" : "given");

/** The twelve months to today, or what there is of them since a club's first day; null: nothing has happened in it. */
export function periodLookedAt(today: Temporal.PlainDate, first: Temporal.PlainDate | null): Period {
  const from = today.subtract({ months: monthsLooked }).add({ days: 1 });
  const begins = first && Temporal.PlainDate.compare(first, from) > 0 ? first : from;
  return { from: Temporal.PlainDate.compare(begins, today) > 0 ? today : begins, to: today };
}

/** Whether a period is all of the twelve months. */
export const isWholeYear = ({ from, to }: Period): boolean => periodLookedAt(to, null).from.equals(from);
