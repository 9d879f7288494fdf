/**
 * The large amounts one cashier may confirm without a second person: at one purchase, and in all on one day. And what
 * one member's purchases may come to on one day, whoever registers them. Öre.
 */
export interface AloneLimits {
  perPurchaseOre: number;
  perDayOre: number;
  perMemberDayOre: number;
}

/** The limits unless the merchant sets others: 50 000 kr at one purchase, in all on one day, and of one member a day. */
export const aloneLimits: AloneLimits = { perPurchaseOre: 5_000_000, perDayOre: 5_000_000, perMemberDayOre: 5_000_000 };

export interface Amount {
  amountOre: number;
  /** More than is usual at the point of sale: then it counts towards the cashier's day. */
  unusual: boolean;
  /** The member's purchases today that no second person stands behind. */
  memberTodayOre: number;
}

export interface LargeAmount extends Amount {
  /** Unusual amounts that the same cashier has confirmed alone today. */
  aloneTodayOre: number;
  /** Null for merchants and local merchants, who confirm themselves. */
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

/** Whether an amount is one of those that are kept apart, with whoever answers for it. */
export function isKeptApart(amount: Amount, limits: AloneLimits): boolean {
  return amount.unusual || amount.amountOre > limits.perPurchaseOre || passesMemberDay(amount, limits);
}
