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
  /** Who has bought, but not for so many months, is quiet. */
  quietMonths: z.coerce.number().int().min(1).max(24).default(3),
});

const days = z.object({ from: date, to: date });
/** A figure of the period, of the one before it and of the same days last year; null where the club had not begun. */
const compared = <T extends z.ZodType>(figures: T) =>
  z.object({ now: figures, before: figures.nullable(), lastYear: figures.nullable() });

const sold = z.object({ purchases: z.number(), totalAmount: amount });
const soldOf = sold.extend({ id: z.number(), name: z.string() });

export const report = z.object({
  /** When what no act keeps was last counted: all but sales, points given, used and expired, and new members; null: not yet. */
  countedAt: instant.nullable(),
  period: days,
  before: days,
  lastYear: days,
  /** Where the caller may look; one of them may be asked for. */
  pointsOfSale: z.array(z.object({ id: z.number(), name: z.string() })),
  members: compared(
    z.object({
      new: z.number(),
      /** Bought in the period; at several points of sale of a local merchant, once at each. */
      active: z.number(),
      /** Of them, those who never had before. */
      firstTime: z.number(),
      /** Bought before, but not for the months asked, at the period's end. */
      quiet: z.number(),
      left: z.number(),
    }),
  ).extend({
    /** Thirteen months to the period's end, oldest first. */
    months: z.array(z.object({ month: date, active: z.number(), firstTime: z.number() })),
  }),
  sales: compared(sold).extend({
    bucket: z.enum(bucketNames),
    series: z.array(days.extend(sold.shape)),
    byPointOfSale: z.array(soldOf.extend({ before: sold.nullable() })),
    /** A purchase may bear several, or none. */
    byCategory: z.array(soldOf),
    byCampaign: z.array(soldOf),
  }),
  points: compared(
    z.object({
      /** Kept by members: less what was taken back. */
      given: z.number(),
      used: z.number(),
      expired: z.number(),
      takenBack: z.number(),
      /** What was given comes to in kronor; null while nobody has said what a point costs. */
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
      /** On average, of those filled in the period; null when none was. */
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
      /** Kronor they paid. */
      value: amount,
    }),
  ),
  /** Members who joined in the period with a welcome offer; of them those who used it; of them those who came again. */
  welcome: compared(z.object({ given: z.number(), used: z.number(), again: z.number() })),
});

export const liability = z.object({
  date,
  countedAt: instant.nullable(),
  /** Can be used today. */
  points: z.number(),
  /** Of them, what expires unused if members go on as in the year before; null: too little has expired to tell. */
  likely: z.number().nullable(),
  /** Öre a point costs, with at most two decimals; null: nobody has said. */
  pointCost: z.number().nullable(),
  months: z.array(
    z.object({ month: date, points: z.number(), share: z.number().nullable(), likely: z.number().nullable() }),
  ),
});

const groupTotals = z.object({ members: z.number(), purchases: z.number(), totalAmount: amount });
export const campaignReport = z.object({
  countedAt: instant.nullable(),
  /** Times it was looked at, in all and by day. */
  seen: z.object({ public: z.number(), app: z.number() }),
  seenByDay: z.array(z.object({ date, public: z.number(), app: z.number() })),
  /** Purchases it was used at, and what they came to. */
  used: z.object({ purchases: z.number(), totalAmount: amount }),
  usedByDay: z.array(z.object({ date, purchases: z.number() })),
  /** Members who bought in its time: those who used it, and the others. Null for a welcome offer, and before anybody has. */
  beside: z.object({ users: groupTotals, others: groupTotals }).nullable(),
});
