import type { consumerRoutes } from "@stammis/contract/consumer/routes";
import { pageSize } from "@stammis/domain/limits";
import type { Handlers } from "../../request/call.ts";
import { pageOf, readCursor } from "../../request/paging.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { pointOfSaleOf, selectLocations } from "../locations/queries.ts";
import { getAccount } from "../points/get-account.ts";
import { publicFacts } from "../public/public-facts.ts";
import { purchaseCursor, purchaseOf, selectMemberPurchases, selectPurchases } from "../purchases/queries.ts";
import { ownStampcardsOf } from "../stamp-cards/own-cards.ts";
import { isUsable, wonRewardOf } from "../stamp-cards/own-rewards.ts";
import { chooseHomeLocation } from "./choose-home-location.ts";
import { expiriesOf, heldOf, pointsOf } from "./club-points.ts";
import { createGetHome } from "./get-home.ts";
import { getStampcardCoupon } from "./get-stampcard-coupon.ts";
import { campaignsOf, couponsOf } from "./offers.ts";
import { selectHomeLocation } from "./queries.ts";
import { read } from "./reads.ts";

export const consumerHandlers = (services: Services): Handlers<typeof consumerRoutes> => {
  const { db } = services;
  return {
    getConsumerChain: ({ chain }) => publicFacts(services, chain),

    async getConsumerLocations({ chain }) {
      const [rows] = await db.read(chain.id, (q) => [selectLocations(q)]);
      return rows.map(pointOfSaleOf);
    },

    setHomeLocationByGet: (call) => chooseHomeLocation(services, call),
    setHomeLocation: (call) => chooseHomeLocation(services, call),

    async getHomeLocation({ chain, actor }) {
      const [[home]] = await db.read(chain.id, (q) => [selectHomeLocation(q, actor.memberId)]);
      return home ?? refuse("NOT_FOUND");
    },

    async getPointsValidation({ chain, actor, day }) {
      const { today } = day;
      const [lots] = await db.read(chain.id, () => [read.lots({ memberId: actor.memberId, today })]);
      const all = expiriesOf(lots, today);
      return { date: all[0]?.validThrough ?? null, points: all[0]?.points ?? 0, all };
    },

    async getConsumerPoints({ chain, actor, day }) {
      const looker = { memberId: actor.memberId, today: day.today };
      const [lots, [rule]] = await db.read(chain.id, () => [read.lots(looker), read.rule(looker)]);
      return pointsOf(rule, heldOf(lots, looker.today));
    },

    getPointsAccount: ({ chain, actor, query, day }) =>
      getAccount(services, { chain, memberId: actor.memberId, day }, query.cursor),

    async getConsumerCoupons({ chain, actor, body, day }) {
      const looker = { memberId: actor.memberId, today: day.today };
      const [lots, coupons, running, welcome] = await db.read(chain.id, () => [
        read.lots(looker),
        read.allCoupons(looker),
        read.campaigns(looker),
        read.welcome(looker),
      ]);
      const usable = ["USABLE"] as const;
      const wanted = body.activeStatusValidation ? usable : ([...usable, "OUT_OF_REACH", "STOPPED"] as const);
      const { balance } = heldOf(lots, day.today);
      return couponsOf({ coupons, running, welcome, balance }, day, wanted);
    },

    async getConsumerPurchases({ chain, actor, query }) {
      const after = readCursor(query.cursor, 2);
      const [rows] = await db.read(chain.id, (q) => [selectMemberPurchases(q, actor.memberId, pageSize, after)]);
      const { page, nextCursor } = pageOf(rows, purchaseCursor);
      return { rows: page.map(purchaseOf), nextCursor };
    },

    async getConsumerPurchase({ chain, actor, params }) {
      const [[row]] = await db.read(chain.id, (q) => [
        selectPurchases(q).where("purchase.id", "=", params.id).where("purchase.member_id", "=", actor.memberId),
      ]);
      return row ? purchaseOf(row) : refuse("NOT_FOUND");
    },

    async getConsumerCampaigns({ chain, actor, day }) {
      const looker = { memberId: actor.memberId, today: day.today };
      const [running, welcome] = await db.read(chain.id, () => [read.campaigns(looker), read.welcome(looker)]);
      return campaignsOf(running, welcome, day);
    },

    async getConsumerStampcards({ chain, actor, day }) {
      const { today } = day;
      const [cards] = await db.read(chain.id, () => [read.cards({ memberId: actor.memberId, today })]);
      return ownStampcardsOf(cards, day);
    },

    async getConsumerStampcardCoupons({ chain, actor, day }) {
      const { today } = day;
      const [rewards] = await db.read(chain.id, () => [read.rewards({ memberId: actor.memberId, today })]);
      return rewards.filter((row) => isUsable(row, today)).map((row) => wonRewardOf(row, today));
    },

    getConsumerStampcardCoupon: (call) => getStampcardCoupon(services, call),
    getConsumerHome: createGetHome(services),
  };
};
