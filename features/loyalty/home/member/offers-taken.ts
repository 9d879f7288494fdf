import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import type { AccountLine } from "#features/loyalty/points/member/queries.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { newsSince } from "./home-news.ts";

const offersIn = ({ welcomeOffer, coupons, stampcardCoupons }: Home) =>
  new Map([
    ...coupons
      .filter(({ kind }) => couponKindRules[kind].isBrought)
      .map(({ id, name }) => [`coupon ${id}`, name] as const),
    ...stampcardCoupons.map(({ usage, reward }) => [`won ${usage.stampcardUsageId}`, reward] as const),
    ...(welcomeOffer ? ([["welcome", welcomeOffer.name]] as const) : []),
  ]);

/**
 * Returns the names of offers that are marked as used since the earlier home data, with or without a purchase: rewards
 * of full cards and the welcome offer.
 */
function saidUsed({ stampcardCoupons, welcomeOffer }: Home, { profile, welcomeOfferUsed }: Home): string[] {
  const isUsed = (id: number) =>
    profile.stampcardCouponUsage.some(({ used, stampcardUsageId }) => used && stampcardUsageId === id);
  const won = stampcardCoupons.filter(({ usage }) => isUsed(usage.stampcardUsageId)).map(({ reward }) => reward);
  return welcomeOffer && welcomeOfferUsed ? [...won, welcomeOffer.name] : won;
}

/**
 * Returns the names of offers used in a new purchase. Without a new purchase, a missing offer counts only if marked as
 * used: the club may have ended it. A value coupon pays for goods, so a purchase is needed to use it.
 */
export function takenSince(before: Home, now: Home): string[] {
  if (!now.latestPurchase || now.latestPurchase.id <= (before.latestPurchase?.id ?? 0)) return saidUsed(before, now);
  const remainingOffers = offersIn(now);
  return [...offersIn(before)].filter(([key]) => !remainingOffers.has(key)).map(([, name]) => name);
}

/**
 * Whether points were spent since the earlier home data: the balance is below the old one plus the new purchase's
 * points.
 */
export function hasSpent(before: Home, now: Home): boolean {
  const { points = 0, filled = 0 } = newsSince(before, now) ?? {};
  return now.points.balance < before.points.balance + points - filled;
}

/**
 * Returns the names of rewards used since the given balance, in order. `lines`: the newest lines of the account, newest
 * first. Empty if the lines do not reach the given balance.
 */
export function usedSince(
  lines: readonly Pick<AccountLine, "kind" | "balance" | "owed" | "subject">[],
  { balance, owed }: Pick<Home["points"], "balance" | "owed">,
): string[] {
  const lineIndex = lines.findIndex((line) => line.balance === balance && line.owed === owed);
  const since = lines.slice(0, Math.max(lineIndex, 0)).filter(({ kind }) => kind === "USED");
  return since.map(({ subject }) => subject).reverse();
}
