import type { Period } from "#features/insight/reports/domain/periods.ts";

/**
 * EARNING: the rule for earning points. REWARD: the price of a reward. CARD: the length of a card in stamps and months.
 */
export const whatIfQuestions = ["EARNING", "REWARD", "CARD"] as const;
export type WhatIfQuestion = (typeof whatIfQuestions)[number];

export const whatIfStates = ["RUNNING", "DONE", "FAILED"] as const;

/** Consecutive failures after which a replay is given up. */
export const whatIfGivenUpAfter = 5;

/** The months that are replayed, and the days for which an answer is stored. */
const monthsLooked = 12;
export const keepWhatIfDays = 30;

/** The minimum number of purchases, redemptions or visits with stamps; with fewer, chance dominates. */
export const fewestToTell: Record<WhatIfQuestion, number> = { EARNING: 50, REWARD: 10, CARD: 50 };

/**
 * `value`: hundredths of a point per krona (0 for none), points of a reward, or stamps of a card. `months`: how long
 * points or an open card last; null for a reward.
 */
export interface WhatIfRule {
  value: number;
  months: number | null;
}

export const isSameRule = (a: WhatIfRule, b: WhatIfRule): boolean => a.value === b.value && a.months === b.months;

/** Returns the figure in a points chart: points given, or points expired if both rules give the same. */
export const earningSeries = (now: WhatIfRule, next: WhatIfRule) => (now.value === next.value ? "expired" : "given");

/** Returns the twelve months to today, or the part since a club's first day. A null `first` means no activity. */
export function periodLookedAt(today: Temporal.PlainDate, first: Temporal.PlainDate | null): Period {
  const from = today.subtract({ months: monthsLooked }).add({ days: 1 });
  const begins = first && Temporal.PlainDate.compare(first, from) > 0 ? first : from;
  return { from: Temporal.PlainDate.compare(begins, today) > 0 ? today : begins, to: today };
}

/** Whether a period is the complete twelve months. */
export const isWholeYear = ({ from, to }: Period): boolean => periodLookedAt(to, null).from.equals(from);
