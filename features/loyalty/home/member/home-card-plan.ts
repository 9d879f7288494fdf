import { rewardsOf } from "#features/loyalty/coupons/member/value-coupons.ts";
import { type NextReward, nextReward } from "#features/loyalty/points/domain/next-reward.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { isNear } from "#packages/web/member/format/validity.ts";

/** Whether the member has no points, no deficit and no purchase, so that no number is shown. */
export const isUntouched = ({ points, latestPurchase }: Home): boolean =>
  points.active && points.balance === 0 && points.owed === 0 && latestPurchase === null;

/**
 * Returns the points that expire next, if that day is near and not after the last day to redeem. `today`: `YYYY-MM-DD`.
 */
export function dueOn({ points, nextExpiry, redeemsThrough }: Home, today: string): Home["nextExpiry"] {
  if (!points.active || !nextExpiry || !isNear(today, nextExpiry.validThrough)) return null;
  return redeemsThrough && redeemsThrough < nextExpiry.validThrough ? null : nextExpiry;
}

/** Returns the next reward on the card; null in a club without points or rewards. */
export const nextOn = ({ points, coupons }: Home): NextReward | null =>
  points.active ? nextReward(points, rewardsOf(coupons)) : null;
