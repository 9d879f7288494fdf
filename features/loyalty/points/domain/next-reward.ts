import { mayRedeem, type PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { type PointsHeld, pointsLacking } from "./points-lacking.ts";

/** What the card's quiet line says: how far it is to the next reward, or that none is out of reach. */
export type NextReward =
  | { kind: "left"; reward: string; left: number; value: number; max: number }
  | { kind: "all"; value: number; max: number };

type Reward = { name: string; pointsRequired: number; publishStatus: PublishStatus };

/** The cheapest reward beyond the points one has, of those one is told of: none is SUSPENDED beyond its grace. Null when the club has none to give. */
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
