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
  /** The filling they had begun when the period began, with its own promise; null: none. */
  begun: CardFilling | null;
  /** Stamps of each visit that were kept, in order. */
  visits: readonly { day: Temporal.PlainDate; stamps: number }[];
}

/** `begun`: within the period. `lapsed`: ran out before they were full. */
export interface CardFigures {
  begun: number;
  filled: number;
  lapsed: number;
}

export const noCard: CardFigures = { begun: 0, filled: 0, lapsed: 0 };

/**
 * A member's year of stamps on a card of today's length and on another, as if each had begun with the period: stamps land in
 * order, a card's clock runs from its first stamp, what is over begins the next, and a card begun before keeps its promise.
 * Held equal: the stamps, and their days. `difference`: cards filled, and so rewards given. A shorter card may give
 * somebody fewer: its clock runs from other days.
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
