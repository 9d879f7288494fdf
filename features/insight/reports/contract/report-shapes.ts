import * as z from "zod";
import { couponKinds } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import { amount, id } from "#packages/contract/shapes.ts";
import { bucketNames, periodNames } from "../domain/periods.ts";

export const reportQuery = z.object({
  period: z.enum(periodNames).default("month"),
  /** Own dates, both included; at most three years. */
  from: date.optional(),
  to: date.optional(),
  pointOfSaleId: id.optional(),
  /** A member who bought before but not in the last months is quiet. */
  quietMonths: z.coerce.number().int().min(1).max(24).default(3),
});

const days = z.object({ from: date, to: date });
/** A figure of the period, the period before and the same days last year; null before the club's first purchase. */
const compared = <T extends z.ZodType>(figures: T) =>
  z.object({ now: figures, before: figures.nullable(), lastYear: figures.nullable() });

const sold = z.object({ purchases: z.number(), totalAmount: amount });
const soldOf = sold.extend({ id: z.number(), name: z.string() });

export const report = z.object({
  /**
   * The time of the last count; null before the first. Sales, points given, used and expired, and new members are
   * always current.
   */
  countedAt: instant.nullable(),
  period: days,
  before: days,
  lastYear: days,
  /** The points of sale the caller can report on; one can be requested. */
  pointsOfSale: z.array(z.object({ id: z.number(), name: z.string() })),
  members: compared(
    z.object({
      new: z.number(),
      /** Members who bought in the period. A local merchant's member counts once per point of sale. */
      active: z.number(),
      /** Active members with their first purchase ever. */
      firstTime: z.number(),
      /** Members who bought before, but not in the last `quietMonths` of the period. */
      quiet: z.number(),
      left: z.number(),
    }),
  ).extend({
    /** Thirteen months up to the period's end, oldest first. */
    months: z.array(z.object({ month: date, active: z.number(), firstTime: z.number() })),
  }),
  sales: compared(sold).extend({
    bucket: z.enum(bucketNames),
    series: z.array(days.extend(sold.shape)),
    byPointOfSale: z.array(soldOf.extend({ before: sold.nullable() })),
    /** A purchase may have several categories and campaigns, or none. */
    byCategory: z.array(soldOf),
    byCampaign: z.array(soldOf),
  }),
  points: compared(
    z.object({
      /** Points given, without those taken back. */
      given: z.number(),
      used: z.number(),
      expired: z.number(),
      takenBack: z.number(),
      /** The cost of the given points in kronor; null if the cost of a point is not set. */
      cost: amount.nullable(),
    }),
  ).extend({ series: z.array(days.extend({ given: z.number(), used: z.number() })) }),
  stampcards: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      begun: z.number(),
      filled: z.number(),
      lapsed: z.number(),
      rewardsUsed: z.number(),
      /** The average for cards filled in the period; null if there are none. */
      daysToFill: z.number().nullable(),
    }),
  ),
  coupons: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      kind: z.enum(couponKinds),
      uses: z.number(),
      usesBefore: z.number().nullable(),
      points: z.number(),
      /** The amount the coupons paid, in kronor. */
      value: amount,
    }),
  ),
  /** Members who joined in the period with a welcome offer, the part who used it, and the part who bought again. */
  welcome: compared(z.object({ given: z.number(), used: z.number(), again: z.number() })),
});

export const liability = z.object({
  date,
  countedAt: instant.nullable(),
  /** Points that can be used today. */
  points: z.number(),
  /** The points likely to expire, based on the year before; null if too few have expired to tell. */
  likely: z.number().nullable(),
  /** The cost of a point in öre, with at most two decimals; null if not set. */
  pointCost: z.number().nullable(),
  months: z.array(
    z.object({ month: date, points: z.number(), share: z.number().nullable(), likely: z.number().nullable() }),
  ),
});

const groupTotals = z.object({ members: z.number(), purchases: z.number(), totalAmount: amount });
export const campaignReport = z.object({
  countedAt: instant.nullable(),
  /** The number of views, in total and by day. */
  seen: z.object({ public: z.number(), app: z.number() }),
  seenByDay: z.array(z.object({ date, public: z.number(), app: z.number() })),
  /** Purchases with the campaign, and their sum. */
  used: z.object({ purchases: z.number(), totalAmount: amount }),
  usedByDay: z.array(z.object({ date, purchases: z.number() })),
  /**
   * Members who bought during the campaign: its users and the others. Null for a welcome offer, a local merchant, and
   * without any user.
   */
  beside: z.object({ users: groupTotals, others: groupTotals }).nullable(),
});
