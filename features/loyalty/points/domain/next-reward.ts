import { mayRedeem, type PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { type PointsHeld, pointsLacking } from "./points-lacking.ts";

/**
 * The line about rewards on the member's card: the points missing for the next reward, or that all rewards are within
 * reach.
 */
export type NextReward =
  | { kind: "left"; reward: string; left: number; value: number; max: number }
  | { kind: "all"; value: number; max: number };

type Reward = { name: string; pointsRequired: number; publishStatus: PublishStatus };

/**
 * Returns the cheapest reward beyond the points, among shown rewards (a SUSPENDED one only in its grace period). Null
 * without rewards.
 */
export function nextReward(points: PointsHeld, rewards: readonly Reward[]): NextReward | null {
  const active = rewards.filter(({ publishStatus }) => mayRedeem(publishStatus, true));
  const beyond = active
    .filter(({ pointsRequired }) => pointsLacking(pointsRequired, points) > 0)
    .sort((a, b) => a.pointsRequired - b.pointsRequired)[0];
  if (beyond) {
    const { name, pointsRequired } = beyond;
    return {
      kind: "left",
      reward: name,
      left: pointsLacking(pointsRequired, points),
      value: Math.max(0, points.balance),
      max: pointsRequired,
    };
  }
  return active.length > 0 ? { kind: "all", value: 1, max: 1 } : null;
}
