import { type Landings, landingsSince } from "#features/loyalty/stamp-cards/member/landings.ts";
import { marksOf } from "#features/loyalty/stamp-cards/member/seen-stamps.ts";
import type { Home } from "#packages/web/member/club/home.ts";

/** The points and stamps given between two responses with the home data, at the till or by staff. */
export interface HomeNews {
  /** The earlier home data. */
  since: Home;
  points: number;
  /** Points without a purchase: given by staff, or from a returned reward. */
  added: number;
  /** The purchase's points that covered a deficit from an earlier return. */
  filled: number;
  stamps: number;
  /** The cards that received the stamps. */
  landings: Landings;
}

/**
 * Returns the points and stamps given since earlier home data: the points of a new purchase, or else added points; and
 * stamps. Null if there are none.
 */
export function newsSince(before: Home, now: Home): HomeNews | null {
  const latest = now.latestPurchase;
  // After a return, an older purchase may be the latest.
  const isNew = latest !== null && latest.id > (before.latestPurchase?.id ?? 0);
  const points = isNew ? latest.earnedPoints - latest.returnedPoints : 0;
  const added = isNew ? 0 : Math.max(0, now.points.balance - before.points.balance);
  const landings = landingsSince(marksOf(before), now);
  const stamps = Object.values(landings).reduce((sum, { gained }) => sum + gained, 0);
  if (points <= 0 && added === 0 && stamps === 0) return null;
  return { since: before, points, added, filled: isNew ? latest.filledPoints : 0, stamps, landings };
}

export const hasFilled = ({ landings }: HomeNews) => Object.values(landings).some(({ filled }) => filled !== null);

/** Returns the points and stamps given since earlier home data, if they filled a card that is still full. */
export function fillingSince(before: Home, now: Home): HomeNews | null {
  const latestNews = newsSince(before, now);
  return latestNews && hasFilled(latestNews) ? latestNews : null;
}

/**
 * Returns the news to show after a newer response: its own news, or the part of the shown news that was not taken back.
 * Null if nothing remains.
 */
export function newsAfter(shownNews: HomeNews | null, before: Home, now: Home): HomeNews | null {
  const latestNews = newsSince(before, now);
  if (latestNews || !shownNews) return latestNews;
  return hasMoved(before, now) ? newsSince(shownNews.since, now) : shownNews;
}

/** Whether a purchase, visit or return changed anything, so that other lists must be refetched. */
export function hasMoved(before: Home, now: Home): boolean {
  const facts = ({ points, latestPurchase, stampcards, stampcardCoupons, welcomeOffer }: Home) =>
    JSON.stringify([points.balance, points.owed, latestPurchase, stampcards, stampcardCoupons, welcomeOffer]);
  return facts(before) !== facts(now);
}
