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
 * Returns the names of offers marked as used since, with or without a purchase: rewards of full cards and the welcome
 * offer.
 */
function saidUsed({ stampcardCoupons, welcomeOffer }: Home, { profile, welcomeOfferUsed }: Home): string[] {
  const isUsed = (id: number) =>
    profile.stampcardCouponUsage.some(({ used, stampcardUsageId }) => used && stampcardUsageId === id);
  const won = stampcardCoupons.filter(({ usage }) => isUsed(usage.stampcardUsageId)).map(({ reward }) => reward);
  return welcomeOffer && welcomeOfferUsed ? [...won, welcomeOffer.name] : won;
}

/**
 * Returns the names of offers used in a new purchase. Without one, a missing offer was ended by the club, unless marked
 * as used. A value coupon pays for goods, so it is only used in a purchase.
 */
export function takenSince(before: Home, now: Home): string[] {
  if (!now.latestPurchase || now.latestPurchase.id <= (before.latestPurchase?.id ?? 0)) return saidUsed(before, now);
  const remainingOffers = offersIn(now);
  return [...offersIn(before)].filter(([key]) => !remainingOffers.has(key)).map(([, name]) => name);
}

/** Whether points were spent since an earlier answer: fewer points than before plus the new purchase's. */
export function hasSpent(before: Home, now: Home): boolean {
  const { points = 0, filled = 0 } = newsSince(before, now) ?? {};
  return now.points.balance < before.points.balance + points - filled;
}

/**
 * Returns the names of rewards used since the given balance, in order. `lines`: the newest lines of the account, newest
 * first. Empty if they do not reach back that far.
 */
export function usedSince(
  lines: readonly Pick<AccountLine, "kind" | "balance" | "owed" | "subject">[],
  { balance, owed }: Pick<Home["points"], "balance" | "owed">,
): string[] {
  const lineIndex = lines.findIndex((line) => line.balance === balance && line.owed === owed);
  const since = lines.slice(0, Math.max(lineIndex, 0)).filter(({ kind }) => kind === "USED");
  return since.map(({ subject }) => subject).reverse();
}
