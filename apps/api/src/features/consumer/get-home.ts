import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { welcomeRowOf } from "../campaigns/own-campaigns.ts";
import { profileOf } from "../members/queries.ts";
import { purchaseOf, purchaseRowOf } from "../purchases/queries.ts";
import { ownStampcardsOf, withBegun } from "../stamp-cards/own-cards.ts";
import { isUsable, wonRewardOf, wonRowOf } from "../stamp-cards/own-rewards.ts";
import { pointsOf } from "./club-points.ts";
import { campaignsOf, couponsOf, withLimits } from "./offers.ts";
import { createHomeReader } from "./shared-home.ts";

/** All the home screen shows, in one trip, at a cost that grows neither with the member's history nor with their lots. */
export function createGetHome({ db }: Services) {
  const readHome = createHomeReader(db);

  return async function getHome({ chain, actor, day }: Call<"getConsumerHome">) {
    const { today } = day;
    const { shared, own, limited } = await readHome(chain, { memberId: actor.memberId, today });
    if (!own) return refuse("NOT_FOUND");
    const { balance, nextOn, nextPoints } = own.points;
    const cards = withBegun(shared.cards, own.cards);
    const rewards = own.rewards.map(wonRowOf);
    const welcome = own.welcome ? [welcomeRowOf(own.welcome)] : [];
    const { coupons, running } = withLimits(shared, limited);
    return {
      profile: profileOf(own, { balance, cards, rewards, day }),
      homeLocation: shared.locations.get(own.home_location_id ?? 0) ?? null,
      points: pointsOf(shared.rule, { balance, owed: own.owed }),
      nextExpiry: nextOn === null ? null : { validThrough: nextOn, points: nextPoints ?? 0 },
      coupons: couponsOf({ coupons, running, welcome, balance }, day, ["USABLE", "OUT_OF_REACH"]),
      stampcards: ownStampcardsOf(cards, day),
      stampcardCoupons: rewards.filter((row) => isUsable(row, today)).map((row) => wonRewardOf(row, today)),
      ...campaignsOf(running, welcome, day),
      latestPurchase: own.latest ? purchaseOf(purchaseRowOf(own.latest)) : null,
    };
  };
}
