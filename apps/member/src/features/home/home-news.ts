import { type Landings, landingsSince } from "../stamp-cards/landings.ts";
import { marksOf } from "../stamp-cards/seen-stamps.ts";
import type { Home } from "./queries.ts";

/** What the till gave between two answers. */
export interface HomeNews {
  points: number;
  stamps: number;
  /** The cards that got stamps. */
  landings: Landings;
}

/** What is new since an earlier answer: points of a purchase not seen before, stamps since then. Null: nothing. */
export function newsSince(before: Home, now: Home): HomeNews | null {
  const latest = now.latestPurchase;
  // One that was taken back leaves an older one as the latest.
  const points = latest && latest.id > (before.latestPurchase?.id ?? 0) ? latest.earnedPoints : 0;
  const landings = landingsSince(marksOf(before), now);
  const stamps = Object.values(landings).reduce((sum, { gained }) => sum + gained, 0);
  return points > 0 || stamps > 0 ? { points, stamps, landings } : null;
}

/** Whether anything a purchase, a visit or a return changes has changed: then other lists should be asked for anew. */
export function hasMoved(before: Home, now: Home): boolean {
  const facts = ({ points, latestPurchase, stampcards, stampcardCoupons, welcomeOffer }: Home) =>
    JSON.stringify([points.balance, points.owed, latestPurchase, stampcards, stampcardCoupons, welcomeOffer]);
  return facts(before) !== facts(now);
}
