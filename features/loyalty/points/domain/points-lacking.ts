/** The points a member has; `owed`: those the next earnings fill before any can be used. */
export interface PointsHeld {
  balance: number;
  owed: number;
}

/** How many more points a reward takes; 0 when it is within reach. What is owed is filled first. Spec §4. */
export function pointsLacking(pointsRequired: number, { balance, owed }: PointsHeld): number {
  return pointsRequired > balance ? pointsRequired - balance + owed : 0;
}
