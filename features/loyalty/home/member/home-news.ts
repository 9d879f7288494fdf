import { type Landings, landingsSince } from "#features/loyalty/stamp-cards/member/landings.ts";
import { marksOf } from "#features/loyalty/stamp-cards/member/seen-stamps.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { hasMoved } from "./has-moved.ts";

/** The points and stamps given, and offers used, between two responses with the home data, at the till or by staff. */
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
  /** The names of the used offers. They are loaded later, so news begins without them. */
  taken: readonly string[];
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
  return { since: before, points, added, filled: isNew ? latest.filledPoints : 0, stamps, landings, taken: [] };
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
  if (!hasMoved(before, now)) return shownNews;
  const remaining = newsSince(shownNews.since, now);
  return remaining && { ...remaining, taken: shownNews.taken };
}

/** Adds the names of used offers to the shown news, or creates news of them alone. */
export function withTaken(shownNews: HomeNews | null, since: Home, names: readonly string[]): HomeNews {
  const news = shownNews ?? { since, points: 0, added: 0, filled: 0, stamps: 0, landings: {}, taken: [] };
  return { ...news, taken: [...news.taken, ...names] };
}
