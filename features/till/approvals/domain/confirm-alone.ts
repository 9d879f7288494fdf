/**
 * The limits for amounts without a second person, in öre: per purchase and per day for one cashier. The member's daily
 * limit covers all cashiers.
 */
export interface AloneLimits {
  perPurchaseOre: number;
  perDayOre: number;
  perMemberDayOre: number;
}

/** The default limits: 50 000 kr per purchase, per cashier and day, and per member and day. */
export const aloneLimits: AloneLimits = { perPurchaseOre: 5_000_000, perDayOre: 5_000_000, perMemberDayOre: 5_000_000 };

export interface Amount {
  amountOre: number;
  /**
   * Whether the amount is more than the usual amount at the point of sale. Such an amount counts towards the cashier's
   * day.
   */
  unusual: boolean;
  /** The member's purchases today without a second person. */
  memberTodayOre: number;
}

export interface LargeAmount extends Amount {
  /** Unusual amounts that the same cashier confirmed alone today. */
  aloneTodayOre: number;
  /** Null for merchants and local merchants, who need no second person. */
  limits: AloneLimits | null;
}

const passesMemberDay = ({ amountOre, memberTodayOre }: Amount, { perMemberDayOre }: AloneLimits) =>
  memberTodayOre + amountOre > perMemberDayOre;

/** Whether a second person must confirm the amount: a merchant, or a local merchant of the point of sale. */
export function needsSecondPerson({ limits, aloneTodayOre, ...amount }: LargeAmount): boolean {
  if (limits === null) return false;
  const { amountOre, unusual } = amount;
  if (amountOre > limits.perPurchaseOre || passesMemberDay(amount, limits)) return true;
  return unusual && aloneTodayOre + amountOre > limits.perDayOre;
}

/** Whether the amount is stored as a large amount, with the people responsible for it. */
export function isKeptApart(amount: Amount, limits: AloneLimits): boolean {
  return amount.unusual || amount.amountOre > limits.perPurchaseOre || passesMemberDay(amount, limits);
}
