/** What credits are sold in: so many for a price in öre, VAT not included. */
export interface CreditPackage {
  credits: number;
  priceOre: number;
}

/** Swedish VAT on messages, in thousandths of the price. */
export const smsVatPermille = 250;

/** A club may buy for this much in a month, VAT not included: 20,000 kr. Nothing that runs wild costs more. */
export const maxBoughtAMonthOre = 2_000_000;

/** The fewest and most credits of a package, the dearest in öre, and how many packages there may be. */
export const packageLimits = { credits: 1_000_000, priceOre: 100_000_000, packages: 12 } as const;

/** The VAT on a price, in whole öre; `permille` as it was when it was bought. */
export const vatOf = (priceOre: number, permille = smsVatPermille): number => Math.round((priceOre * permille) / 1000);

/** How a club stands when it buys. */
export interface Buying {
  /** The subscription has lapsed. */
  suspended: boolean;
  /** Bought since the month began, in öre without VAT. */
  boughtThisMonthOre: number;
}

/** Why an automatic top-up cannot be made. */
export const topUpRefusals = [
  "PACKAGE_GONE",
  "SMS_BUYING_LIMIT",
  "SUBSCRIPTION_LAPSED",
  "COMPANY_BUDGET_USED",
] as const;

/** Why a club cannot buy for a price; null when it can. */
export function buyingProblem({ suspended, boughtThisMonthOre }: Buying, priceOre: number) {
  if (suspended) return "SUBSCRIPTION_LAPSED";
  return boughtThisMonthOre + priceOre > maxBoughtAMonthOre ? "SMS_BUYING_LIMIT" : null;
}

/** Credits bought by themselves when fewer than `below` are available. */
export interface TopUp {
  below: number;
  credits: number;
}

/** Whether an account has fallen below its level. Reserved credits count as gone. */
export const isTopUpDue = (available: number, topUp: TopUp | null): boolean =>
  topUp !== null && available < topUp.below;

/**
 * What is wrong with a top-up. Its package is one of those on sale, and holds more than the level: so a single one is enough,
 * however empty the account is, and none follows upon another.
 */
export function topUpProblems({ below, credits }: TopUp, packages: readonly CreditPackage[]) {
  const isSold = packages.some((each) => each.credits === credits);
  return {
    credits: isSold ? null : ("PACKAGE_GONE" as const),
    below: below < credits ? null : ("LEVEL_ABOVE_PACKAGE" as const),
  };
}
