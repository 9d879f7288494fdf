import type { Period } from "#features/insight/reports/domain/periods.ts";
import {
  type CardFilling,
  nextFilling,
  type StampCardRule,
  shownFilling,
  stamped,
  untouchedCard,
} from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { WhatIfRule } from "./what-if-questions.ts";
import { addTo, type MemberAnswer, monthOf } from "./what-if-tally.ts";

/** A member's year with a card. */
export interface CardYear {
  period: Period;
  /** The filling that was open at the period's start, with its own terms; null for none. */
  begun: CardFilling | null;
  /** The remaining stamps of each visit, in order. */
  visits: readonly { day: Temporal.PlainDate; stamps: number }[];
}

/** `begun`: within the period. `lapsed`: expired before they were full. */
export interface CardFigures {
  begun: number;
  filled: number;
  lapsed: number;
}

export const noCard: CardFigures = { begun: 0, filled: 0, lapsed: 0 };

/**
 * Replays a member's stamps on today's card and on another. Stamps and their days stay the same; stamps land in order,
 * a card's period runs from its first stamp, and a card begun before keeps its terms. `difference`: filled cards. A
 * shorter card may give fewer, because its period begins on other days.
 */
export function whatIfCard(year: CardYear, now: WhatIfRule, next: WhatIfRule): MemberAnswer<CardFigures> {
  const lived = { now: liveOn(now, year), next: liveOn(next, year) };
  const difference = lived.next.figures.filled - lived.now.figures.filled;
  return {
    things: year.visits.length,
    figures: { now: lived.now.figures, next: lived.next.figures },
    difference,
    goesWithout: false,
    months: { now: lived.now.months, next: lived.next.months },
  };
}

function liveOn({ value, months: monthValidation }: WhatIfRule, { period, begun, visits }: CardYear) {
  const rule: StampCardRule = {
    stampsAmount: value,
    monthValidation: monthValidation ?? 1,
    dayValidation: 1,
    status: "ACTIVE",
  };
  const figures = { ...noCard };
  const months = new Map<string, number>();
  let open = begun;
  const lapse = (day: Temporal.PlainDate) => {
    if (!open || shownFilling(open, day).status === "OPEN") return;
    figures.lapsed += 1;
    open = null;
  };
  for (const { day, stamps } of visits) {
    lapse(day);
    for (let remainingStamps = stamps; remainingStamps > 0; ) {
      if (!open) figures.begun += 1;
      const filling: CardFilling = open ?? nextFilling(untouchedCard, rule, day);
      const landing = Math.min(remainingStamps, filling.stampsAmount - filling.collected);
      open = stamped(filling, landing, day);
      remainingStamps -= landing;
      if (open.status === "OPEN") continue;
      figures.filled += 1;
      addTo(months, monthOf(day), 1);
      open = null;
    }
  }
  lapse(period.to);
  return { figures, months };
}
