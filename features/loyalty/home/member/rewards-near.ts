import { isToUse } from "#features/loyalty/coupons/member/use-coupon-page.ts";
import type { PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";

type Reward = { pointsRequired: number; publishStatus: PublishStatus };

/** How many of the rewards within reach home shows: the dearest, for which one has collected longest. */
const reachedShown = 3;

/** The dearest rewards a balance reaches, cheapest first, and the next one beyond it. */
export function rewardsNear<R extends Reward>(balance: number, rewards: readonly R[]): R[] {
  const active = rewards.filter(isToUse).sort((a, b) => a.pointsRequired - b.pointsRequired);
  const reached = active.filter(({ pointsRequired }) => pointsRequired <= balance).length;
  return active.slice(Math.max(0, reached - reachedShown), reached + 1);
}
