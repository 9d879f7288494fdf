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
  /** Points in deficit, spent before they were returned; the next earnings cover them. */
  owed: z.number(),
});

/** A card of the club with this member's fillings. */
const ownStampcard = stampcard.extend({
  /** The open filling, or else the latest one; null before the first stamp. */
  usage: stampcardUsage.nullable(),
  reward: z.string(),
  /** The id of its reward's page. */
  stampcardCouponId: z.number(),
  /** The stamp deficit from returns; the next stamps cover it. */
  owedStamps: z.number(),
});
const wonReward = stampcardCoupon.extend({ usage: stampcardCouponUsage });
const campaigns = z.object({ welcomeOffer: welcomeOffer.nullable(), campaigns: z.array(campaign) });

export const homeSchemas = {
  getConsumerChain: { answer: publicChain },
  getConsumerLocations: { answer: z.array(pointOfSale) },
  setHomeLocationByGet: { params: idParams },
  setHomeLocation: { params: idParams },
  /** 404 if none is chosen; the app shows the placeholder Non Existing. */
  getHomeLocation: { answer: homeLocation },
  getPointsValidation: {
    answer: z.object({
      /** The next day on which points expire, and their number. */
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
  /** Lists the origin, use and expiry of points, newest first. */
  getPointsAccount: { query: z.object({ cursor: z.string().max(80).optional() }), answer: pointsAccount },
  /** Lists the welcome offer separately, if it is still usable. */
  getConsumerCampaigns: { answer: campaigns },
  /** Lists open cards and cards that can be started. Full ones appear as rewards. */
  getConsumerStampcards: { answer: z.array(ownStampcard) },
  /** Lists rewards of full cards, usable today. */
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
      /** The member's home location that has closed; they choose another. */
      closedHome: z.object({ name: z.string() }).nullable(),
      points: clubPoints,
      nextExpiry: expiringPoints.nullable(),
      /** The last day on which members of a lapsed club may redeem; afterwards they may not. */
      redeemsThrough: date.nullable(),
      /** Rewards, cheapest first (within reach: pointsRequired ≤ balance), then the member's value coupons. */
      coupons: z.array(coupon),
      stampcards: z.array(ownStampcard),
      stampcardCoupons: z.array(wonReward),
      ...campaigns.shape,
      /** The member's welcome offer was used and not given back. */
      welcomeOfferUsed: z.boolean(),
      latestPurchase: purchaseLine.nullable(),
    }),
  },
} as const satisfies Record<keyof typeof homeRoutes, Schemas>;
