import * as z from "zod";
import { pointOfSale } from "#features/clubs/locations/contract/shapes.ts";
import { campaign, welcomeOffer } from "#features/loyalty/campaigns/contract/shapes.ts";
import { coupon } from "#features/loyalty/coupons/contract/shapes.ts";
import { expiringPoints, pointsAccount } from "#features/loyalty/points/contract/shapes.ts";
import {
  stampcard,
  stampcardCoupon,
  stampcardCouponUsage,
  stampcardUsage,
} from "#features/loyalty/stamp-cards/contract/shapes.ts";
import { profile } from "#features/members/directory/contract/shapes.ts";
import { purchase, purchaseLine } from "#features/till/purchases/contract/shapes.ts";
import { date } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams } from "#packages/contract/shapes.ts";
import { publicChain } from "./public/schemas.ts";
import type { homeRoutes } from "./routes.ts";

const homeLocation = z.object({ id: z.number(), name: z.string(), logoPath: z.string().nullable() });
const clubPoints = z.object({
  active: z.boolean(),
  name: z.string(),
  description: z.string(),
  monthValidation: z.number(),
  countedPointsFrom: date.nullable(),
  /** Usable today. */
  balance: z.number(),
  /** Points given back that were already spent; the next earnings fill them. */
  owed: z.number(),
});

/** A card of the club as this member has it. */
const ownStampcard = stampcard.extend({
  /** The filling under way, else the latest one; null before the first stamp. */
  usage: stampcardUsage.nullable(),
  reward: z.string(),
  /** Of its reward's page. */
  stampcardCouponId: z.number(),
  /** Stamps taken back that could not be; the next stamps fill them. */
  owedStamps: z.number(),
});
const wonReward = stampcardCoupon.extend({ usage: stampcardCouponUsage });
const campaigns = z.object({ welcomeOffer: welcomeOffer.nullable(), campaigns: z.array(campaign) });

export const homeSchemas = {
  getConsumerChain: { answer: publicChain },
  getConsumerLocations: { answer: z.array(pointOfSale) },
  setHomeLocationByGet: { params: idParams },
  setHomeLocation: { params: idParams },
  /** 404 when none is chosen; the app makes the placeholder Non Existing. */
  getHomeLocation: { answer: homeLocation },
  getPointsValidation: {
    answer: z.object({
      /** The next day on which points expire, and how many. */
      date: date.nullable(),
      points: z.number(),
      all: z.array(expiringPoints),
    }),
  },
  getConsumerPoints: { answer: clubPoints },
  getConsumerCoupons: {
    body: z.object({ activeStatusValidation: z.boolean().default(true) }),
    answer: z.array(coupon),
  },
  getConsumerPurchases: {
    query: z.object({ cursor: z.string().max(200).optional() }),
    answer: z.object({ rows: z.array(purchase), nextCursor: z.string().nullable() }),
  },
  getConsumerPurchase: { params: idParams, answer: purchase },
  /** Where every point came from, where it went, and when it expires; newest first. */
  getPointsAccount: { query: z.object({ cursor: z.string().max(80).optional() }), answer: pointsAccount },
  /** The welcome offer apart, if this member still has one. */
  getConsumerCampaigns: { answer: campaigns },
  /** Cards begun, and those that can be begun. Full ones show as rewards instead. */
  getConsumerStampcards: { answer: z.array(ownStampcard) },
  /** Rewards of full cards, usable today. */
  getConsumerStampcardCoupons: { answer: z.array(wonReward) },
  getConsumerStampcardCoupon: {
    params: idParams,
    answer: stampcardCoupon.extend({ usage: stampcardCouponUsage.nullable() }),
  },
  watchConsumer: {},
  getConsumerHome: {
    answer: z.object({
      profile,
      homeLocation: homeLocation.nullable(),
      /** The home location they had, closed since: they choose another. */
      closedHome: z.object({ name: z.string() }).nullable(),
      points: clubPoints,
      nextExpiry: expiringPoints.nullable(),
      /** The last day on which members may redeem, in a club whose subscription has lapsed; past: they may not. */
      redeemsThrough: date.nullable(),
      /** Rewards, cheapest first (within reach: pointsRequired ≤ balance), then the value coupons this member has. */
      coupons: z.array(coupon),
      stampcards: z.array(ownStampcard),
      stampcardCoupons: z.array(wonReward),
      ...campaigns.shape,
      /** The offer this member was welcomed with has been used, and was not given back. */
      welcomeOfferUsed: z.boolean(),
      latestPurchase: purchaseLine.nullable(),
    }),
  },
} as const satisfies Record<keyof typeof homeRoutes, Schemas>;
