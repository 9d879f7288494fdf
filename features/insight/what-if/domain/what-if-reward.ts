import type { Period } from "#features/insight/reports/domain/periods.ts";
import { type GivenPoints, inOrder, Purse, type TakenPoints } from "./replay-points.ts";
import type { WhatIfRule } from "./what-if-questions.ts";
import { addTo, type MemberAnswer, monthOf } from "./what-if-tally.ts";

/** A member's year. */
export interface RewardYear {
  period: Period;
  couponId: number;
  /** Everything they had: left when the period began, and given in it; less what was returned. */
  given: readonly GivenPoints[];
  taken: readonly TakenPoints[];
  /** What they can really use today; 0 for whoever has left. */
  balance: number;
}

/**
 * `taken`, `refused`: uses that happened, and that the member could pay or not. `spent`: points. Members, 0 or 1 of one:
 * `without`, who was refused any; `enough`, who can pay it today; `could`, who never took it and could have paid it once.
 */
export interface RewardFigures {
  taken: number;
  refused: number;
  spent: number;
  without: number;
  enough: number;
  could: number;
}

export const noReward: RewardFigures = { taken: 0, refused: 0, spent: 0, without: 0, enough: 0, could: 0 };

/**
 * A member's year with a reward at its price of today and at another: each use that happened costs that price, where they
 * could pay it at that moment; where not, it does not happen, and the points stay. Nothing is redeemed that was not: who
 * could have is told as such. Held equal: what they bought, earned and used otherwise, as far as points are left for it.
 * `difference`: points spared on uses that they can pay at both prices; negative: paid more.
 */
export function whatIfReward(year: RewardYear, now: WhatIfRule, next: WhatIfRule): MemberAnswer<RewardFigures> {
  const lived = { now: liveAt(now.value, year), next: liveAt(next.value, year) };
  const both = lived.next.paid.filter((paid, use) => paid && lived.now.paid[use]).length;
  return {
    things: lived.now.paid.length,
    figures: { now: lived.now.figures, next: lived.next.figures },
    difference: both * (now.value - next.value) || 0,
    goesWithout: lived.now.paid.some((paid, use) => paid && !lived.next.paid[use]),
    months: { now: lived.now.months, next: lived.next.months },
  };
}

function liveAt(price: number, { period, couponId, given: givenPoints, taken, balance }: RewardYear) {
  const purse = new Purse();
  const paid: boolean[] = [];
  const months = new Map<string, number>();
  let most = 0;
  for (const act of inOrder(givenPoints, taken)) {
    if ("given" in act) {
      purse.give(act.given);
      continue;
    }
    const { points, day } = act.taken;
    const there = purse.balance(day);
    most = Math.max(most, there);
    if (act.taken.couponId !== couponId) purse.take(points, day);
    else {
      paid.push(there >= price);
      if (there < price) continue;
      purse.take(price, day);
      addTo(months, monthOf(day), 1);
    }
  }
  most = Math.max(most, purse.balance(period.to));
  const count = paid.filter(Boolean).length;
  const figures = {
    taken: count,
    refused: paid.length - count,
    spent: count * price,
    without: paid.length > count ? 1 : 0,
    enough: balance >= price ? 1 : 0,
    could: paid.length === 0 && most >= price ? 1 : 0,
  };
  return { figures, paid, months };
}
