import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import { amount, publishStatus } from "#packages/contract/shapes.ts";
import { couponKinds } from "../domain/coupon-kinds.ts";

/** Reward: costs points. Value coupon: worth an amount. Spec §3. */
export const coupon = z.object({
  id: z.number(),
  kind: z.enum(couponKinds),
  name: z.string(),
  description: z.string(),
  imagePath: z.string().nullable(),
  /** 0 for a value coupon. */
  pointsRequired: z.number(),
  /** Kronor a value coupon pays; null for a reward. */
  value: amount.nullable(),
  /** Smallest purchase it is used at, in kronor, before any coupon pays; null: any, and visits without one. */
  minimumPurchase: amount.nullable(),
  publishStatus,
  startDate: date.nullable(),
  /** Last day it can be used. */
  endDate: date.nullable(),
});

export type CouponShape = z.input<typeof coupon>;
