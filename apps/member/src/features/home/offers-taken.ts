import type { Home } from "../../lib/home.ts";
import type { AccountLine } from "../points/queries.ts";
import { newsSince } from "./home-news.ts";

const offersIn = ({ welcomeOffer, coupons, stampcardCoupons }: Home) =>
  new Map([
    ...coupons.filter(({ kind }) => kind === "VALUE").map(({ id, name }) => [`coupon ${id}`, name] as const),
    ...stampcardCoupons.map(({ usage, reward }) => [`won ${usage.stampcardUsageId}`, reward] as const),
    ...(welcomeOffer ? ([["welcome", welcomeOffer.name]] as const) : []),
  ]);

/** Rewards of full cards that are used now, by name: they say so themselves, bought with or not. */
const wonTaken = ({ stampcardCoupons }: Home, { profile: { stampcardCouponUsage } }: Home): string[] =>
  stampcardCoupons
    .filter(({ usage: { stampcardUsageId: id } }) =>
      stampcardCouponUsage.some(({ used, stampcardUsageId }) => used && stampcardUsageId === id),
    )
    .map(({ reward }) => reward);

/**
 * The offers that went with a purchase not seen before, by name: what is gone without one was ended by the club. Of rewards of
 * full cards those, too, that were taken without one.
 */
export function takenSince(before: Home, now: Home): string[] {
  if (!now.latestPurchase || now.latestPurchase.id <= (before.latestPurchase?.id ?? 0)) return wonTaken(before, now);
  const left = offersIn(now);
  return [...offersIn(before)].filter(([key]) => !left.has(key)).map(([, name]) => name);
}

/** Whether points have gone since an earlier answer: there are fewer than there were and what a new purchase gave. */
export function hasSpent(before: Home, now: Home): boolean {
  const { points = 0, filled = 0 } = newsSince(before, now) ?? {};
  return now.points.balance < before.points.balance + points - filled;
}

/**
 * The rewards taken since the account stood so, by name, the first first; `lines`: its newest, the newest first. None where
 * they do not reach so far back.
 */
export function usedSince(
  lines: readonly Pick<AccountLine, "kind" | "balance" | "owed" | "subject">[],
  { balance, owed }: Pick<Home["points"], "balance" | "owed">,
): string[] {
  const known = lines.findIndex((line) => line.balance === balance && line.owed === owed);
  const since = lines.slice(0, Math.max(known, 0)).filter(({ kind }) => kind === "USED");
  return since.map(({ subject }) => subject).reverse();
}
