import { rewardsOf } from "#features/loyalty/coupons/member/value-coupons.ts";
import { type NextReward, nextReward } from "#features/loyalty/points/domain/next-reward.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { isNear } from "#packages/web/member/format/validity.ts";

/** Nothing earned yet, and nothing owed: there is no number to show. */
export const isUntouched = ({ points, latestPurchase }: Home): boolean =>
  points.active && points.balance === 0 && points.owed === 0 && latestPurchase === null;

/** The points that expire next, where that is near and before nothing can be used any more; `today`: `YYYY-MM-DD`. */
export function dueOn({ points, nextExpiry, redeemsThrough }: Home, today: string): Home["nextExpiry"] {
  if (!points.active || !nextExpiry || !isNear(today, nextExpiry.validThrough)) return null;
  return redeemsThrough && redeemsThrough < nextExpiry.validThrough ? null : nextExpiry;
}

/** What comes next on the card; null in a club without points, or with nothing to give for them. */
export const nextOn = ({ points, coupons }: Home): NextReward | null =>
  points.active ? nextReward(points, rewardsOf(coupons)) : null;
