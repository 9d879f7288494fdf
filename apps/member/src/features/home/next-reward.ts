/** What the card's quiet line says: how far it is to the next reward, or that none is out of reach. */
export type NextReward =
  | { kind: "left"; reward: string; left: number; value: number; max: number }
  | { kind: "all"; value: number; max: number };

type Reward = { name: string; pointsRequired: number; publishStatus: string };

/** The cheapest reward beyond the balance; points `owed` are filled first. Null when the club has none to give. */
export function nextReward(balance: number, rewards: readonly Reward[], owed = 0): NextReward | null {
  const active = rewards.filter(({ publishStatus }) => publishStatus === "ACTIVE");
  const beyond = active
    .filter(({ pointsRequired }) => pointsRequired > balance)
    .sort((a, b) => a.pointsRequired - b.pointsRequired)[0];
  if (beyond) {
    const { name, pointsRequired } = beyond;
    return {
      kind: "left",
      reward: name,
      left: pointsRequired - balance + owed,
      value: Math.max(0, balance),
      max: pointsRequired,
    };
  }
  return active.length > 0 ? { kind: "all", value: 1, max: 1 } : null;
}
