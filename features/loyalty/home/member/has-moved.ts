import type { Home } from "#packages/web/member/club/home.ts";

/** Whether a purchase, visit or return changed anything, so that other lists must be refetched. */
export function hasMoved(before: Home, now: Home): boolean {
  const facts = ({ points, latestPurchase, stampcards, stampcardCoupons, welcomeOffer }: Home) =>
    JSON.stringify([points.balance, points.owed, latestPurchase, stampcards, stampcardCoupons, welcomeOffer]);
  return facts(before) !== facts(now);
}
