import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { publicChain } from "../public/schemas.ts";
import { coupon, date, duePoints, idParams, pointOfSale, profile, purchase } from "../shapes.ts";
import type { consumerRoutes } from "./routes.ts";

const homeLocation = z.object({ id: z.number(), name: z.string(), logoPath: z.string().nullable() });
const clubPoints = z.object({
  active: z.boolean(),
  name: z.string(),
  description: z.string(),
  monthValidation: z.number(),
  countedPointsFrom: date.nullable(),
  /** Usable today. */
  balance: z.number(),
});

export const consumerSchemas = {
  getConsumerChain: { answer: publicChain },
  getConsumerLocations: { answer: z.array(pointOfSale) },
  setHomeLocationByGet: { params: idParams },
  setHomeLocation: { params: idParams },
  /** 404 when none is chosen; the app makes the placeholder Non Existing. */
  getHomeLocation: { answer: homeLocation },
  getPointsValidation: {
    answer: z.object({
      /** The next day on which points fall due, and how many. */
      date: date.nullable(),
      points: z.number(),
      all: z.array(duePoints),
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
  getConsumerHome: {
    answer: z.object({
      profile,
      homeLocation: homeLocation.nullable(),
      points: clubPoints,
      nextDue: duePoints.nullable(),
      /** Rewards of the club, cheapest first; those within reach have pointsRequired ≤ balance. */
      coupons: z.array(coupon),
      latestPurchase: purchase.nullable(),
    }),
  },
} as const satisfies Record<keyof typeof consumerRoutes, Schemas>;
