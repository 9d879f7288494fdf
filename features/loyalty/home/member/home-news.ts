import { type Landings, landingsSince } from "#features/loyalty/stamp-cards/member/landings.ts";
import { marksOf } from "#features/loyalty/stamp-cards/member/seen-stamps.ts";
import type { Home } from "#packages/web/member/club/home.ts";

/** What was given between two answers, at the till or by staff. */
export interface HomeNews {
  /** The earlier one. */
  since: Home;
  points: number;
  /** Without a purchase: given by staff, or back from a reward that was given back. */
  added: number;
  /** Of those of a purchase, what filled what an earlier return had left owed. */
  filled: number;
  stamps: number;
  /** The cards that got stamps. */
  landings: Landings;
}

/** What is new since an earlier answer: points of a purchase not seen before, else those added; stamps. Null: nothing. */
export function newsSince(before: Home, now: Home): HomeNews | null {
  const latest = now.latestPurchase;
  // One that was taken back leaves an older one as the latest.
  const isNew = latest !== null && latest.id > (before.latestPurchase?.id ?? 0);
  const points = isNew ? latest.earnedPoints - latest.returnedPoints : 0;
  const added = isNew ? 0 : Math.max(0, now.points.balance - before.points.balance);
  const landings = landingsSince(marksOf(before), now);
  const stamps = Object.values(landings).reduce((sum, { gained }) => sum + gained, 0);
  if (points <= 0 && added === 0 && stamps === 0) return null;
  return { since: before, points, added, filled: isNew ? latest.filledPoints : 0, stamps, landings };
}

/** Whether a card was filled. */
export const hasFilled = ({ landings }: HomeNews) => Object.values(landings).some(({ filled }) => filled !== null);

/** What is new since an earlier answer, where it filled a card that is full still. */
export function fillingSince(before: Home, now: Home): HomeNews | null {
  const latestNews = newsSince(before, now);
  return latestNews && hasFilled(latestNews) ? latestNews : null;
}

/** What one looks at after a newer answer: what is new in it, else what stands of what was; null once that was taken back. */
export function newsAfter(shownNews: HomeNews | null, before: Home, now: Home): HomeNews | null {
  const latestNews = newsSince(before, now);
  if (latestNews || !shownNews) return latestNews;
  return hasMoved(before, now) ? newsSince(shownNews.since, now) : shownNews;
}

/** Whether anything a purchase, a visit or a return changes has changed: then other lists should be asked for anew. */
export function hasMoved(before: Home, now: Home): boolean {
  const facts = ({ points, latestPurchase, stampcards, stampcardCoupons, welcomeOffer }: Home) =>
    JSON.stringify([points.balance, points.owed, latestPurchase, stampcards, stampcardCoupons, welcomeOffer]);
  return facts(before) !== facts(now);
}
