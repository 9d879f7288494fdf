export interface Reward {
  id: number;
  name: string;
  pointsRequired: number;
}

export interface RewardChoice<R extends Reward> {
  reward: R;
  chosen: boolean;
  /** Points lacking before it can be chosen; 0 when it can. A chosen one can always be put back. */
  lacking: number;
}

/** Points left when the chosen rewards are taken; points of the same purchase do not count. Spec §4. */
export function pointsLeft(points: number, rewards: readonly Reward[], chosenIds: readonly number[]): number {
  const chosen = rewards.filter(({ id }) => chosenIds.includes(id));
  return chosen.reduce((left, { pointsRequired }) => left - pointsRequired, points);
}

/** What each tile says: within reach first, then by price. Spec §4 "selectable only if remaining points ≥ required". */
export function rewardChoices<R extends Reward>(
  points: number,
  rewards: readonly R[],
  chosenIds: readonly number[],
): RewardChoice<R>[] {
  const left = pointsLeft(points, rewards, chosenIds);
  const byPrice = [...rewards].sort((a, b) => a.pointsRequired - b.pointsRequired || a.id - b.id);
  return byPrice.map((reward) => {
    const chosen = chosenIds.includes(reward.id);
    return { reward, chosen, lacking: chosen ? 0 : Math.max(0, reward.pointsRequired - left) };
  });
}
