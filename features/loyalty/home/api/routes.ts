import { selectLocations, shownPointOfSaleOf } from "#features/clubs/locations/api/queries.ts";
import { type CampaignRow, campaignIn } from "#features/loyalty/campaigns/api/campaign-shape.ts";
import { couponIn } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { getAccount } from "#features/loyalty/points/api/get-account.ts";
import { ruleIn } from "#features/loyalty/points/api/ledger.ts";
import { ownStampcardsOf } from "#features/loyalty/stamp-cards/api/own-cards.ts";
import { isUsable, rewardIn, wonRewardOf } from "#features/loyalty/stamp-cards/api/own-rewards.ts";
import { cardIn } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import { askAudience } from "#features/messages/selections/api/ask-audiences.ts";
import {
  purchaseCursor,
  purchaseOf,
  selectMemberPurchases,
  selectPurchases,
} from "#features/till/purchases/api/queries.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import { pageSize } from "#packages/domain/limits.ts";
import { clubTopic, memberTopic } from "#packages/server/live/topics.ts";
import type { Chain, Handlers } from "#packages/server/request/call.ts";
import { pageOf, readCursor } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { homeRoutes } from "../contract/routes.ts";
import { chooseHomeLocation } from "./choose-home-location.ts";
import { expiriesOf, heldOf, pointsOf } from "./club-points.ts";
import { createGetHome } from "./get-home.ts";
import { getStampcardCoupon } from "./get-stampcard-coupon.ts";
import { campaignsOf, couponsOf } from "./offers.ts";
import { publicFacts } from "./public/public-facts.ts";
import { selectHomeLocation } from "./queries.ts";
import { read } from "./reads.ts";

export const homeHandlers = (services: Services): Handlers<typeof homeRoutes> => {
  const { db } = services;
  /** Filters campaigns by the selections that the member is in. */
  const filterVisible = <Row extends CampaignRow>(
    chain: Chain,
    memberId: number,
    things: readonly Row[],
    day: ClubDay,
  ) => askAudience((query) => db.read(chain.id, () => [query]).then(([rows]) => rows), { memberId, things, day });
  return {
    getConsumerChain: ({ chain }) => publicFacts(services, chain),

    async getConsumerLocations({ chain, day }) {
      const [rows] = await db.read(chain.id, (q) => [selectLocations(q)]);
      return rows.map((row) => shownPointOfSaleOf(row, day.today));
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

    async getConsumerPoints({ chain, actor, day, textLanguage }) {
      const looker = { memberId: actor.memberId, today: day.today };
      const [lots, [rule]] = await db.read(chain.id, () => [read.lots(looker), read.rule(looker)]);
      return pointsOf(rule && ruleIn(rule, textLanguage), heldOf(lots, looker.today));
    },

    getPointsAccount: ({ chain, actor, query, day, textLanguage: language }) =>
      getAccount(services, { chain, memberId: actor.memberId, day, language }, query.cursor),

    async getConsumerCoupons({ chain, actor, body, day, textLanguage }) {
      const looker = { memberId: actor.memberId, today: day.today };
      const [lots, coupons, currently, welcome, [sent]] = await db.read(chain.id, () => [
        read.lots(looker),
        read.allCoupons(looker),
        read.campaigns(looker),
        read.welcome(looker),
        read.brought(looker),
      ]);
      const running = await filterVisible(chain, looker.memberId, currently, day);
      const usable = ["USABLE"] as const;
      const availabilities = body.activeStatusValidation ? usable : ([...usable, "OUT_OF_REACH", "STOPPED"] as const);
      const { balance } = heldOf(lots, day.today);
      const spoken = coupons.map((row) => couponIn(row, textLanguage));
      return couponsOf(
        { coupons: spoken, running, welcome, brought: sent?.brought ?? [], balance },
        day,
        availabilities,
      );
    },

    async getConsumerPurchases({ chain, actor, query, textLanguage }) {
      const after = readCursor(query.cursor, 2);
      const [rows] = await db.read(chain.id, (q) => [selectMemberPurchases(q, actor.memberId, pageSize, after)]);
      const { page, nextCursor } = pageOf(rows, purchaseCursor);
      return { rows: page.map((row) => purchaseOf(row, textLanguage)), nextCursor };
    },

    async getConsumerPurchase({ chain, actor, params, textLanguage }) {
      const [[row]] = await db.read(chain.id, (q) => [
        selectPurchases(q).where("purchase.id", "=", params.id).where("purchase.member_id", "=", actor.memberId),
      ]);
      return row ? purchaseOf(row, textLanguage) : refuse("NOT_FOUND");
    },

    async getConsumerCampaigns({ chain, actor, day, textLanguage }) {
      const looker = { memberId: actor.memberId, today: day.today };
      const [currently, welcome] = await db.read(chain.id, () => [read.campaigns(looker), read.welcome(looker)]);
      const running = await filterVisible(chain, looker.memberId, currently, day);
      const spoken = <Row extends CampaignRow>(rows: readonly Row[]) =>
        rows.map((row) => campaignIn(row, textLanguage));
      return campaignsOf(spoken(running), spoken(welcome), day);
    },

    async getConsumerStampcards({ chain, actor, day, textLanguage }) {
      const { today } = day;
      const [cards] = await db.read(chain.id, () => [read.cards({ memberId: actor.memberId, today })]);
      return ownStampcardsOf(
        cards.map((row) => cardIn(row, textLanguage)),
        day,
      );
    },

    async getConsumerStampcardCoupons({ chain, actor, day, textLanguage }) {
      const { today } = day;
      const [rewards] = await db.read(chain.id, () => [read.rewards({ memberId: actor.memberId, today })]);
      const usable = rewards.filter((row) => isUsable(row, day));
      return usable.map((row) => wonRewardOf(rewardIn(row, textLanguage), day));
    },

    getConsumerStampcardCoupon: (call) => getStampcardCoupon(services, call),
    watchConsumer: async ({ chain, actor }) => [clubTopic(chain.id), memberTopic(chain.id, actor.memberId)],
    getConsumerHome: createGetHome(services),
  };
};
