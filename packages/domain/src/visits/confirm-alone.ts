/** What one cashier may confirm of large amounts with nobody beside them: at one purchase, and in all on one day. Öre. */
export interface AloneLimits {
  perPurchaseOre: number;
  perDayOre: number;
}

/** The limits unless the merchant sets others: 50 000 kr at one purchase, and no more in all on one day. */
export const aloneLimits: AloneLimits = { perPurchaseOre: 5_000_000, perDayOre: 5_000_000 };

export interface LargeAmount {
  amountOre: number;
  /** More than is usual at the point of sale: then it counts towards the day. */
  unusual: boolean;
  /** Unusual amounts that the same cashier has confirmed alone today. */
  aloneTodayOre: number;
  /** Null for merchants and local merchants, who confirm themselves. */
  limits: AloneLimits | null;
}

/** Whether a second person must confirm the amount: a merchant, or a local merchant of the point of sale. */
export function needsSecondPerson({ amountOre, unusual, aloneTodayOre, limits }: LargeAmount): boolean {
  if (limits === null) return false;
  return amountOre > limits.perPurchaseOre || (unusual && aloneTodayOre + amountOre > limits.perDayOre);
}

/** Whether an amount is one of those that are kept apart, with whoever answers for it. */
export function isKeptApart(amountOre: number, unusual: boolean, { perPurchaseOre }: AloneLimits): boolean {
  return unusual || amountOre > perPurchaseOre;
}
