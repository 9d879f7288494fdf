import { type CreditRoom, hasRoomForMore } from "./credits.ts";

/** A package of credits for a price in öre, without VAT. */
export interface CreditPackage {
  credits: number;
  priceOre: number;
}

/** Swedish VAT on messages, in thousandths of the price. */
export const smsVatPermille = 250;

/** The maximum that a club may buy for in a month, without VAT: 20,000 kr. It also limits the cost of a fault. */
export const maxBoughtAMonthOre = 2_000_000;

/** The maximum number of credits in a package, its maximum price in öre, and the maximum number of packages. */
export const packageLimits = { credits: 1_000_000, priceOre: 100_000_000, packages: 12 } as const;

/** Returns the VAT on a price, in complete öre; `permille` is the rate at the purchase. */
export const vatOf = (priceOre: number, permille = smsVatPermille): number => Math.round((priceOre * permille) / 1000);

/**
 * Returns the price of a credit in öre without VAT: of the latest purchase, else of the smallest package, whose credits
 * cost most. Null: unknown, or free of charge.
 */
export function creditPrice(latest: CreditPackage | undefined, packages: readonly CreditPackage[]): number | null {
  const { credits, priceOre } = latest ?? packages[0] ?? { credits: 0, priceOre: 0 };
  return credits > 0 && priceOre > 0 ? priceOre / credits : null;
}

/** Returns the price of credits in complete öre, rounded up; null if a credit has no price. */
export const creditsCost = (credits: number, priceOre: number | null): number | null =>
  priceOre === null ? null : Math.ceil(credits * priceOre - 1e-6);

/** The facts about a club that decide whether it may buy. */
export interface Buying {
  /** Whether the subscription has lapsed. */
  suspended: boolean;
  /** This month's purchases, in öre without VAT. */
  boughtThisMonthOre: number;
}

/** Why an automatic top-up cannot be made. */
export const topUpRefusals = [
  "PACKAGE_GONE",
  "SMS_BUYING_LIMIT",
  "SUBSCRIPTION_LAPSED",
  "COMPANY_BUDGET_USED",
] as const;

/** Returns why a club cannot buy for a price; null when it can. */
export function buyingProblem({ suspended, boughtThisMonthOre }: Buying, priceOre: number) {
  if (suspended) return "SUBSCRIPTION_LAPSED";
  return boughtThisMonthOre + priceOre > maxBoughtAMonthOre ? "SMS_BUYING_LIMIT" : null;
}

/** An automatic purchase when fewer than `below` credits are available. */
export interface TopUp {
  below: number;
  credits: number;
}

/**
 * Whether an account is below its level, and the month's limit lets the club use more credits than it has. Reserved
 * credits do not count as available.
 */
export const isTopUpDue = (room: CreditRoom, topUp: TopUp | null): boolean =>
  topUp !== null && room.available < topUp.below && hasRoomForMore(room);

/**
 * Returns the problems of a top-up. Its package must be on sale and larger than the level. One top-up is then enough
 * for an empty account, and no second follows.
 */
export function topUpProblems({ below, credits }: TopUp, packages: readonly CreditPackage[]) {
  const isSold = packages.some((each) => each.credits === credits);
  return {
    credits: isSold ? null : ("PACKAGE_GONE" as const),
    below: below < credits ? null : ("LEVEL_ABOVE_PACKAGE" as const),
  };
}
