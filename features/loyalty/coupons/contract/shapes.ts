import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import { amount, publishStatus } from "#packages/contract/shapes.ts";
import { couponKinds } from "../domain/coupon-kinds.ts";

/** A reward costs points; a value coupon is worth an amount. Spec §3. */
export const coupon = z.object({
  id: z.number(),
  kind: z.enum(couponKinds),
  name: z.string(),
  description: z.string(),
  imagePath: z.string().nullable(),
  /** The price in points; 0 for a value coupon. */
  pointsRequired: z.number(),
  /** Kronor that a value coupon pays; null for a reward. */
  value: amount.nullable(),
  /** The minimum purchase in kronor, before any coupon pays. Null: no minimum, and no purchase is needed. */
  minimumPurchase: amount.nullable(),
  publishStatus,
  startDate: date.nullable(),
  /** The last day to use the coupon. */
  endDate: date.nullable(),
});

export type CouponShape = z.input<typeof coupon>;
