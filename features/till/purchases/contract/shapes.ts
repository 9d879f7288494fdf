import * as z from "zod";
import { returnedParts } from "#features/till/returns/domain/what-was-returned.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import { amount } from "#packages/contract/shapes.ts";

const named = z.object({ name: z.string() });

export const purchase = z.object({
  id: z.number(),
  dateOfPurchase: instant,
  /** The arrival of a visit that a till had queued without a network; null for a visit registered at once. */
  receivedAt: instant.nullable(),
  /** The paid amount, after any value coupon; 0 for a visit without a purchase. */
  totalAmount: amount,
  /** The part that value coupons paid. */
  discount: amount,
  /** The amount returned so far. */
  returnedAmount: amount,
  /** `author`: for staff only, otherwise empty. */
  returns: z.array(z.object({ date: instant, amount, reason: z.string(), undo: z.boolean(), author: z.string() })),
  categories: z.array(named),
  campaigns: z.array(named),
  /** Points left in the lot of this purchase. */
  remainingPoints: z.number(),
  /** Points used for coupons at this purchase. */
  tradedPoints: z.number(),
  earnedPoints: z.number(),
  /** The rate at which the purchase earned points. A return uses the same rate. Null without points. */
  pointsPerKrona: z.number().nullable(),
  /** Earned points that returns took. */
  returnedPoints: z.number(),
  /** The last day on which the earned points can be used. */
  pointsValidThrough: date.nullable(),
  coupons: z.array(z.object({ id: z.number(), name: z.string(), pointsRequired: z.number() })),
  /** Stamps given at the purchase and not taken back. */
  stamps: z.array(z.object({ stampcardId: z.number(), title: z.string(), stamps: z.number() })),
  pointsUsages: z.array(
    z.object({ usedPoints: z.number(), usedPointsDate: instant, returnPointsDate: instant.nullable() }),
  ),
  pointOfSale: named,
});

/** A purchase in one line: time, place, amount and points. */
export const purchaseLine = purchase
  .pick({
    id: true,
    dateOfPurchase: true,
    totalAmount: true,
    discount: true,
    returnedAmount: true,
    earnedPoints: true,
    returnedPoints: true,
    pointOfSale: true,
  })
  .extend({
    /** The returned part, if any. */
    returned: z.enum(returnedParts).nullable(),
    /** Earned points that covered a deficit from an earlier return. */
    filledPoints: z.number(),
  });

/** A purchase or visit as staff see it, with everything a return may take back. */
export const staffPurchase = purchase.extend({
  redemptions: z.array(
    z.object({ redemptionId: z.number(), name: z.string(), points: z.number(), value: amount, cancelled: z.boolean() }),
  ),
  /**
   * Whether the welcome offer was used at this visit and not returned since. Only a full return makes it usable again.
   */
  welcomeOfferUsed: z.boolean(),
  cashier: z.string(),
  /** The second person who confirmed the amount; null if none was needed. */
  confirmedBy: z.string().nullable(),
  /** The caller may undo the registration until this time. */
  undoableUntil: instant.nullable(),
  returnable: z.boolean(),
});

export type PurchaseShape = z.input<typeof purchase>;
export type PurchaseLineShape = z.input<typeof purchaseLine>;
