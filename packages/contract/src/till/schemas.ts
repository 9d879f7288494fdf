import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { amount, coupon, date, id, idParams, instant } from "../shapes.ts";
import type { tillRoutes } from "./routes.ts";

const found = z.object({
  id: z.number(),
  membershipId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  clubPoints: z.number(),
});

export const tillSchemas = {
  /** `q`: membership number, phone or e-mail finds in the whole chain; a name only among the caller's own points of sale. */
  findAtTill: { query: z.object({ q: z.string().trim().min(1).max(100) }), answer: z.array(found) },
  getAtTill: {
    params: idParams,
    answer: found.extend({
      phone: z.string().nullable(),
      email: z.string().nullable(),
      coupons: z.array(coupon),
      latestPurchaseAt: instant.nullable(),
      pointsPerKrona: z.number(),
      pointsActive: z.boolean(),
      /** Redemptions of the last 15 minutes that this caller may take back. */
      undoable: z.array(
        z.object({ redemptionId: z.number(), name: z.string(), points: z.number(), redeemedAt: instant }),
      ),
    }),
  },
  registerPurchase: {
    body: z.object({
      memberId: id,
      pointOfSaleId: id,
      /** What was paid, in kronor. */
      totalAmount: amount,
      categoryIds: z.array(id).max(20).default([]),
      couponIds: z.array(id).max(10).default([]),
      /** Answers the question an unusually large amount asks once. */
      amountConfirmed: z.boolean().default(false),
    }),
    answer: z.object({
      purchaseId: z.number(),
      earnedPoints: z.number(),
      pointsValidThrough: date.nullable(),
      redemptions: z.array(
        z.object({ redemptionId: z.number(), couponId: z.number(), name: z.string(), points: z.number() }),
      ),
      clubPoints: z.number(),
    }),
    errors: [
      "INVALID_AMOUNT",
      "AMOUNT_TOO_SMALL",
      "AMOUNT_TOO_LARGE",
      "AMOUNT_NEEDS_CONFIRMATION",
      "NOT_ENOUGH_POINTS",
      "COUPON_NOT_ACTIVE",
      "OWN_MEMBERSHIP",
      "OTHER_LOCATION",
    ],
  },
  cancelRedemption: {
    params: idParams,
    body: z.object({ reason: z.string().trim().max(200).default("") }),
    answer: z.object({ clubPoints: z.number() }),
    errors: ["ALREADY_CANCELLED", "NO_ACCESS"],
  },
} as const satisfies Record<keyof typeof tillRoutes, Schemas>;
