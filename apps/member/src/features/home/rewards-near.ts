type Reward = { pointsRequired: number; publishStatus: string };

/** The rewards a balance reaches, cheapest first, and the next one beyond it. */
export function rewardsNear<R extends Reward>(balance: number, rewards: readonly R[]): R[] {
  const active = rewards
    .filter(({ publishStatus }) => publishStatus === "ACTIVE")
    .sort((a, b) => a.pointsRequired - b.pointsRequired);
  const reached = active.filter(({ pointsRequired }) => pointsRequired <= balance).length;
  return active.slice(0, reached + 1);
}
