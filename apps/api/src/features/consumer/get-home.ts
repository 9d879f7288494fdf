import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { profileOf } from "../members/queries.ts";
import { purchaseOf } from "../purchases/queries.ts";
import { ownStampcardsOf } from "../stamp-cards/own-cards.ts";
import { isUsable, wonRewardOf } from "../stamp-cards/own-rewards.ts";
import { expiriesOf, pointsOf } from "./club-points.ts";
import { campaignsOf, couponsOf } from "./offers.ts";
import { read } from "./reads.ts";

/** All the home screen shows, in one trip, at a cost that does not grow with the member's history. */
export async function getHome({ db }: Services, { chain, actor, day }: Call<"getConsumerHome">) {
  const { today } = day;
  const it = { memberId: actor.memberId, today };
  const [[profile], [location], lots, [rule], coupons, running, welcome, cards, rewards, [latest]] = await db.read(
    chain.id,
    () => [
      read.profile(it),
      read.location(it),
      read.lots(it),
      read.rule(it),
      read.coupons(it),
      read.campaigns(it),
      read.welcome(it),
      read.cardsAtHome(it),
      read.rewards(it),
      read.latest(it),
    ],
  );
  if (!profile) return refuse("NOT_FOUND");
  const points = pointsOf(rule, lots, today);
  return {
    profile: profileOf(profile, { balance: points.balance, cards, rewards, day }),
    homeLocation: location ?? null,
    points,
    nextExpiry: expiriesOf(lots, today)[0] ?? null,
    coupons: couponsOf({ coupons, running, welcome, lots }, day, ["USABLE", "OUT_OF_REACH"]),
    stampcards: ownStampcardsOf(cards, day),
    stampcardCoupons: rewards.filter((row) => isUsable(row, today)).map((row) => wonRewardOf(row, today)),
    ...campaignsOf(running, welcome, day),
    latestPurchase: latest ? purchaseOf(latest) : null,
  };
}
