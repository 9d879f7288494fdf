interface Earned {
  earnedPoints: number;
  returnedPoints: number;
  remainingPoints: number;
  /** `returnPointsDate`: when it was given back; null while it stands. */
  pointsUsages: readonly { usedPoints: number; returnPointsDate: string | null }[];
}

/** Points of a purchase that filled what an earlier return had left owed: neither used, taken back, nor there still. */
export function filledPoints({ earnedPoints, returnedPoints, remainingPoints, pointsUsages }: Earned): number {
  const used = pointsUsages.reduce((sum, each) => sum + (each.returnPointsDate === null ? each.usedPoints : 0), 0);
  return Math.max(0, earnedPoints - returnedPoints - used - remainingPoints);
}
