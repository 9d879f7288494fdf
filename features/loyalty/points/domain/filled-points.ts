interface Earned {
  earnedPoints: number;
  returnedPoints: number;
  remainingPoints: number;
  /** `returnPointsDate`: the time when the use was cancelled; null if it was not cancelled. */
  pointsUsages: readonly { usedPoints: number; returnPointsDate: string | null }[];
}

/** Returns a purchase's points that covered a deficit from an earlier return: neither used, taken back nor left. */
export function filledPoints({ earnedPoints, returnedPoints, remainingPoints, pointsUsages }: Earned): number {
  const used = pointsUsages.reduce((sum, each) => sum + (each.returnPointsDate === null ? each.usedPoints : 0), 0);
  return Math.max(0, earnedPoints - returnedPoints - used - remainingPoints);
}
