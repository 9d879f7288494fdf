import type { Period } from "#features/insight/reports/domain/periods.ts";
import { type GivenPoints, inOrder, Purse, type TakenPoints } from "./replay-points.ts";
import type { WhatIfRule } from "./what-if-questions.ts";
import { addTo, type MemberAnswer, monthOf } from "./what-if-tally.ts";

/** A member's year. */
export interface RewardYear {
  period: Period;
  couponId: number;
  /** All points: the balance at the period's start and those given in it, without returned ones. */
  given: readonly GivenPoints[];
  taken: readonly TakenPoints[];
  /** The actual usable points today; 0 for a former member. */
  balance: number;
}

/**
 * `taken`, `refused`: redemptions that the member could pay or not. `spent`: points. Per member 0 or 1: `without` any
 * redemption refused; `enough` to pay today; `could` have paid once but never redeemed.
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
 * Replays a member's year with a reward at today's price and another. An unaffordable redemption does not happen and
 * its points stay; no redemption is added. Purchases and other redemptions stay the same. `difference`: points saved on
 * redemptions paid at both prices; negative if they cost more.
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
