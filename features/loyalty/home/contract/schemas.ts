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
  /** The points that the member can use today. */
  balance: z.number(),
  /**
   * The member's point deficit: points that were spent before their purchase was returned. The next earned points cover
   * it.
   */
  owed: z.number(),
});

/** A card of the club with this member's fillings. */
const ownStampcard = stampcard.extend({
  /** The open filling, or the latest one if none is open; null before the first stamp. */
  usage: stampcardUsage.nullable(),
  reward: z.string(),
  /** The id of the page of the card's reward. */
  stampcardCouponId: z.number(),
  /** The member's stamp deficit from returns; the next stamps cover it. */
  owedStamps: z.number(),
});
const wonReward = stampcardCoupon.extend({ usage: stampcardCouponUsage });
const campaigns = z.object({ welcomeOffer: welcomeOffer.nullable(), campaigns: z.array(campaign) });

export const homeSchemas = {
  getConsumerChain: { answer: publicChain },
  getConsumerLocations: { answer: z.array(pointOfSale) },
  setHomeLocationByGet: { params: idParams },
  setHomeLocation: { params: idParams },
  /** Gives 404 if the member has no home location; the app then shows the placeholder Non Existing. */
  getHomeLocation: { answer: homeLocation },
  getPointsValidation: {
    answer: z.object({
      /** `date`: the next day on which points expire. `points`: the number that expires. */
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
  /** Lists running campaigns, and the welcome offer separately while it is usable. */
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
      /** The member's home location if it has closed, so that the member chooses another. */
      closedHome: z.object({ name: z.string() }).nullable(),
      points: clubPoints,
      nextExpiry: expiringPoints.nullable(),
      /** The last day on which members of a club with a lapsed subscription may redeem. */
      redeemsThrough: date.nullable(),
      /**
       * Rewards, cheapest first, then the member's value coupons. A reward is within reach if pointsRequired ≤ balance.
       */
      coupons: z.array(coupon),
      stampcards: z.array(ownStampcard),
      stampcardCoupons: z.array(wonReward),
      ...campaigns.shape,
      /** Whether the member has used the welcome offer and has not got it back by a return. */
      welcomeOfferUsed: z.boolean(),
      latestPurchase: purchaseLine.nullable(),
    }),
  },
} as const satisfies Record<keyof typeof homeRoutes, Schemas>;
