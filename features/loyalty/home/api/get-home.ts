import { ownStampcardsOf, withBegun } from "#features/loyalty/stamp-cards/api/own-cards.ts";
import { isUsable, rewardIn, wonRewardOf, wonRowOf } from "#features/loyalty/stamp-cards/api/own-rewards.ts";
import { profileOf } from "#features/members/directory/api/queries.ts";
import { askAudience } from "#features/messages/selections/api/ask-audiences.ts";
import { lineOf, unmovedLineOf } from "#features/till/purchases/api/purchase-line.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { pointsOf } from "./club-points.ts";
import { campaignsOf, couponsOf, offersOf } from "./offers.ts";
import { createHomeReader, type HomeRead } from "./shared-home.ts";

/**
 * Returns the member's home location if it is open. If it has closed, returns it as `closedHome`, so that the member
 * can choose another.
 */
function homesOf({ places }: HomeRead["shared"], id: number | null) {
  const place = id === null ? undefined : places.get(id);
  if (!place) return { homeLocation: null, closedHome: null };
  if (place.closed_at !== null) return { homeLocation: null, closedHome: { name: place.name } };
  return { homeLocation: { id: place.id, name: place.name, logoPath: place.logoPath }, closedHome: null };
}

function latestOf({ own, latest, shared }: HomeRead) {
  if (latest) return lineOf(latest);
  return own?.latest ? unmovedLineOf(own.latest, shared.places.get(own.latest.location_id)?.name ?? "") : null;
}

type Looking = Pick<Call<"getConsumerHome">, "chain" | "day" | "textLanguage"> & { actor: { memberId: number } };

/**
 * Returns all data of the home screen in one round trip. The cost does not grow with the number of the member's
 * purchases or lots.
 */
export function createGetHome({ db }: Services) {
  const readHome = createHomeReader(db);

  return async function getHome({ chain, actor, day, textLanguage }: Looking) {
    const { today } = day;
    const all = await readHome(chain, { memberId: actor.memberId, today }, textLanguage);
    const { own } = all;
    if (!own) return refuse("NOT_FOUND");
    const running = await askAudience((query) => db.read(chain.id, () => [query]).then(([rows]) => rows), {
      memberId: actor.memberId,
      things: all.shared.running,
      day,
    });
    const read = { ...all, shared: { ...all.shared, running } };
    const { shared } = read;
    const { balance, owed, nextExpiry, home_location_id } = own;
    const cards = withBegun(shared.cards, own.cards);
    const rewards = own.rewards.map((row) => rewardIn(wonRowOf(row), textLanguage));
    const homes = homesOf(shared, home_location_id);
    const offers = offersOf(read, homes.homeLocation?.id ?? null);
    return {
      profile: profileOf(own, { balance, cards, rewards, day }),
      ...homes,
      points: pointsOf(shared.rule, { balance, owed }),
      nextExpiry,
      redeemsThrough: day.redeemsThrough?.toString() ?? null,
      coupons: couponsOf({ ...offers, brought: own.brought, balance }, day, ["USABLE", "OUT_OF_REACH"]),
      stampcards: ownStampcardsOf(cards, day),
      stampcardCoupons: rewards.filter((row) => isUsable(row, day)).map((row) => wonRewardOf(row, day)),
      ...campaignsOf(offers.running, offers.welcome, day),
      welcomeOfferUsed: own.welcome?.used ?? false,
      latestPurchase: latestOf(read),
    };
  };
}
