import { type Landings, landingsSince } from "#features/loyalty/stamp-cards/member/landings.ts";
import { marksOf } from "#features/loyalty/stamp-cards/member/seen-stamps.ts";
import type { Home } from "#packages/web/member/club/home.ts";

/** The points and stamps given between two answers, at the till or by staff. */
export interface HomeNews {
  /** The earlier answer. */
  since: Home;
  points: number;
  /** Points without a purchase: given by staff, or from a returned reward. */
  added: number;
  /** The purchase's points that covered a deficit from an earlier return. */
  filled: number;
  stamps: number;
  /** The cards that got stamps. */
  landings: Landings;
}

/**
 * Returns the news since an earlier answer: points of a new purchase, or else added points; stamps. Null without news.
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

/** Returns the news since an earlier answer if it filled a card that is still full. */
export function fillingSince(before: Home, now: Home): HomeNews | null {
  const latestNews = newsSince(before, now);
  return latestNews && hasFilled(latestNews) ? latestNews : null;
}

/**
 * Returns the news to show after a newer answer: its own news, or else the remaining part of the shown news; null if
 * taken back.
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
