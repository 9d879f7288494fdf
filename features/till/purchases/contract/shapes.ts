import * as z from "zod";
import { returnedParts } from "#features/till/returns/domain/what-was-returned.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import { amount } from "#packages/contract/shapes.ts";

const named = z.object({ name: z.string() });

export const purchase = z.object({
  id: z.number(),
  dateOfPurchase: instant,
  /** Paid, after any value coupon; 0 at a visit without a purchase. */
  totalAmount: amount,
  /** What value coupons paid of the goods. */
  discount: amount,
  /** What has been returned of it since. */
  returnedAmount: amount,
  /** `author`: told to staff alone, else empty. */
  returns: z.array(z.object({ date: instant, amount, reason: z.string(), undo: z.boolean(), author: z.string() })),
  categories: z.array(named),
  campaigns: z.array(named),
  /** Left in the lot this purchase made. */
  remainingPoints: z.number(),
  /** Used for coupons at this purchase. */
  tradedPoints: z.number(),
  earnedPoints: z.number(),
  /** The rate it earned at, by which a return is counted; null when it earned nothing. */
  pointsPerKrona: z.number().nullable(),
  /** Earned points taken back by returns. */
  returnedPoints: z.number(),
  /** Last day the earned points can be used. */
  pointsValidThrough: date.nullable(),
  coupons: z.array(z.object({ id: z.number(), name: z.string(), pointsRequired: z.number() })),
  /** Given at it and not taken back. */
  stamps: z.array(z.object({ stampcardId: z.number(), title: z.string(), stamps: z.number() })),
  pointsUsages: z.array(
    z.object({ usedPoints: z.number(), usedPointsDate: instant, returnPointsDate: instant.nullable() }),
  ),
  pointOfSale: named,
});

/** A purchase in one line: when and where, what it cost and what it gave. */
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
    /** What went back of it. */
    returned: z.enum(returnedParts).nullable(),
    /** Of the earned points, those that filled what an earlier return had left owed. */
    filledPoints: z.number(),
  });

/** A purchase or visit as staff see it, with all that a return may take back. */
export const staffPurchase = purchase.extend({
  redemptions: z.array(
    z.object({ redemptionId: z.number(), name: z.string(), points: z.number(), value: amount, cancelled: z.boolean() }),
  ),
  /** Used here, and not given back: it goes back with the whole alone. */
  welcomeOfferUsed: z.boolean(),
  cashier: z.string(),
  /** Who confirmed its amount beside the cashier; null: nobody had to. */
  confirmedBy: z.string().nullable(),
  /** This caller may take it back whole, until `undoableUntil`. */
  undoableUntil: instant.nullable(),
  returnable: z.boolean(),
});

export type PurchaseShape = z.input<typeof purchase>;
export type PurchaseLineShape = z.input<typeof purchaseLine>;
