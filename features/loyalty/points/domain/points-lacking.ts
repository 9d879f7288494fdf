/** A member's points. `owed`: the deficit, which the next earnings cover before any point is usable. */
export interface PointsHeld {
  balance: number;
  owed: number;
}

/** Returns the points missing for a reward; 0 within reach. The deficit counts as missing. Spec §4. */
export function pointsLacking(pointsRequired: number, { balance, owed }: PointsHeld): number {
  return pointsRequired > balance ? pointsRequired - balance + owed : 0;
}
