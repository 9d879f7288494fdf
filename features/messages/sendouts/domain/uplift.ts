/** The smallest number of members in each group, and of buyers in total; with fewer the result means nothing. */
const membersAtLeast = 30;
const buyersAtLeast = 10;
/** The quantile of a 95 % interval. */
const z = 1.959964;

export interface Group {
  members: number;
  /** The number of members who bought in the days after the message. */
  buyers: number;
}

/** The difference in the probability of buying after a message, in percentage points, with its 95 % interval. */
export interface Uplift {
  points: number;
  low: number;
  high: number;
}

/** Returns a share with its Wilson interval. */
function shareOf({ members, buyers }: Group) {
  const share = buyers / members;
  const middle = share + (z * z) / (2 * members);
  const reach = z * Math.sqrt((share * (1 - share)) / members + (z * z) / (4 * members * members));
  const divisor = 1 + (z * z) / members;
  return { share, low: (middle - reach) / divisor, high: (middle + reach) / divisor };
}

/**
 * Returns a sendout's uplift against its holdout group: the difference between both shares of buyers. Newcombe's
 * interval (1998, method 10) is valid for small groups and rare purchases. Null: too few members or buyers.
 */
export function upliftOf(written: Group, heldOut: Group): Uplift | null {
  if (written.members < membersAtLeast || heldOut.members < membersAtLeast) return null;
  if (written.buyers + heldOut.buyers < buyersAtLeast) return null;
  const [one, other] = [shareOf(written), shareOf(heldOut)];
  const difference = one.share - other.share;
  const down = Math.hypot(one.share - one.low, other.high - other.share);
  const up = Math.hypot(one.high - one.share, other.share - other.low);
  return { points: 100 * difference, low: 100 * (difference - down), high: 100 * (difference + up) };
}
