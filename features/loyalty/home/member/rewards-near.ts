import { isToUse } from "#features/loyalty/coupons/member/use-coupon-page.ts";
import type { PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";

type Reward = { pointsRequired: number; publishStatus: PublishStatus };

/**
 * The number of rewards within reach on home. The most expensive are shown, because the member saved longest for them.
 */
const reachedShown = 3;

/** Returns the most expensive rewards within reach, cheapest first, and the next one. */
export function rewardsNear<R extends Reward>(balance: number, rewards: readonly R[]): R[] {
  const active = rewards.filter(isToUse).sort((a, b) => a.pointsRequired - b.pointsRequired);
  const reached = active.filter(({ pointsRequired }) => pointsRequired <= balance).length;
  return active.slice(Math.max(0, reached - reachedShown), reached + 1);
}
