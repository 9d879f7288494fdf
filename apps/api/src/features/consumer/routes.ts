import type { consumerRoutes } from "@stammis/contract/consumer/routes";
import { todayIn } from "@stammis/domain/calendar";
import { balanceOn, type Lot, pointsByExpiry } from "@stammis/domain/ledger";
import { pageSize } from "@stammis/domain/limits";
import type { Handlers } from "../../call.ts";
import { prepared } from "../../db/prepared.ts";
import { pageOf, readCursor } from "../../paging.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { pointOfSaleOf, selectLocations } from "../locations/queries.ts";
import { profileOf, selectProfile } from "../members/queries.ts";
import { couponOf, selectCoupons } from "../points/coupons.ts";
import { noRule, selectOpenLots, selectRule } from "../points/ledger.ts";
import { publicFacts } from "../public/public-facts.ts";
import { purchaseCursor, purchaseOf, selectMemberPurchases, selectPurchases } from "../purchases/queries.ts";
import { chooseHomeLocation } from "./choose-home-location.ts";
import { selectHomeLocation } from "./queries.ts";

type Of = { memberId: number };
/** What the home screen reads, all day: compiled once. */
const home = {
  profile: prepared((q, it: Of) => selectProfile(q, it.memberId)),
  location: prepared((q, it: Of) => selectHomeLocation(q, it.memberId)),
  lots: prepared((q, it: Of) => selectOpenLots(q, it.memberId)),
  rule: prepared((q, _: Of) => selectRule(q)),
  coupons: prepared((q, _: Of) => selectCoupons(q)),
  latest: prepared((q, it: Of) => selectMemberPurchases(q, it.memberId, 0, null)),
};

type RuleRow = typeof noRule & { name: string; description: string };

function pointsOf(rule: RuleRow | undefined, balance: number) {
  const { active, monthValidation, countedPointsFrom } = rule ?? noRule;
  return {
    active,
    name: rule?.name ?? "",
    description: rule?.description ?? "",
    monthValidation,
    countedPointsFrom: countedPointsFrom?.toString() ?? null,
    balance,
  };
}

function dueOf(lots: readonly Lot[], today: Temporal.PlainDate) {
  return pointsByExpiry(lots, today).map(({ validThrough, points }) => ({
    validThrough: validThrough.toString(),
    points,
  }));
}

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

    async getPointsValidation({ chain, actor, now }) {
      const [lots] = await db.read(chain.id, (q) => [selectOpenLots(q, actor.memberId)]);
      const all = dueOf(lots, todayIn(chain.timeZone, now));
      return { date: all[0]?.validThrough ?? null, points: all[0]?.points ?? 0, all };
    },

    async getConsumerPoints({ chain, actor, now }) {
      const [lots, [rule]] = await db.read(chain.id, (q) => [selectOpenLots(q, actor.memberId), selectRule(q)]);
      return pointsOf(rule, balanceOn(lots, todayIn(chain.timeZone, now)));
    },

    async getConsumerCoupons({ chain, actor, body, now }) {
      const statuses = body.activeStatusValidation ? ["ACTIVE"] : ["ACTIVE", "STOPPED"];
      const [lots, coupons] = await db.read(chain.id, (q) => [
        selectOpenLots(q, actor.memberId),
        selectCoupons(q, statuses),
      ]);
      const balance = balanceOn(lots, todayIn(chain.timeZone, now));
      return coupons.filter((each) => !body.activeStatusValidation || each.points_required <= balance).map(couponOf);
    },

    async getConsumerPurchases({ chain, actor, query }) {
      const after = readCursor(query.cursor, 2);
      const [rows] = await db.read(chain.id, (q) => [selectMemberPurchases(q, actor.memberId, pageSize, after)]);
      const { page, nextCursor } = pageOf(rows, pageSize, purchaseCursor);
      return { rows: page.map(purchaseOf), nextCursor };
    },

    async getConsumerPurchase({ chain, actor, params }) {
      const [[row]] = await db.read(chain.id, (q) => [
        selectPurchases(q).where("purchase.id", "=", params.id).where("purchase.member_id", "=", actor.memberId),
      ]);
      return row ? purchaseOf(row) : refuse("NOT_FOUND");
    },

    async getConsumerHome({ chain, actor, now }) {
      const [[profile], [location], lots, [rule], coupons, [latest]] = await db.read(chain.id, () => [
        home.profile(actor),
        home.location(actor),
        home.lots(actor),
        home.rule(actor),
        home.coupons(actor),
        home.latest(actor),
      ]);
      if (!profile) return refuse("NOT_FOUND");
      const today = todayIn(chain.timeZone, now);
      const balance = balanceOn(lots, today);
      return {
        profile: profileOf(profile, balance),
        homeLocation: location ?? null,
        points: pointsOf(rule, balance),
        nextDue: dueOf(lots, today)[0] ?? null,
        coupons: coupons.map(couponOf),
        latestPurchase: latest ? purchaseOf(latest) : null,
      };
    },
  };
};
