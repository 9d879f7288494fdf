import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import { publishStatus } from "#packages/contract/shapes.ts";
import { stampMarks } from "../domain/stamp-marks.ts";

export const stampcard = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  stampsAmount: z.number(),
  /** Drawn by us, where no picture of the merchant's stands instead. */
  stampMark: z.enum(stampMarks),
  stampPath: z.string().nullable(),
  stampUncollectedPath: z.string().nullable(),
  imagePath: z.string().nullable(),
  monthValidation: z.number(),
  hideTitle: z.boolean(),
  hideSubtitle: z.boolean(),
  titleColor: z.string(),
  titleSize: z.enum(["SMALL", "MEDIUM", "LARGE"]),
  subtitleColor: z.string(),
  subtitleSize: z.enum(["SMALL", "MEDIUM", "LARGE"]),
  cardColor: z.string(),
  stampColor: z.string(),
  publishStatus,
});

export const usageFacts = z.object({
  id: z.number(),
  stampcardId: z.number(),
  collectedStamps: z.number(),
  /** Places on this card; the promise of the day it began. */
  stampsAmount: z.number(),
  /** Day of the first stamp, and the last day to fill it. */
  startDate: date,
  endDate: date,
  /** Stamps of the latest visit. */
  addedStamps: z.number(),
  usageOrder: z.number(),
  stampcardUsageStatus: z.enum(["OPEN", "COMPLETED", "RESET", "EMPTIED"]),
  lastStatusUpdateDate: instant,
});

/** One filling of a card, with those before it, newest first. Spec §3 "Stampcard usage". */
export const stampcardUsage = usageFacts.extend({ historicStampcardUsages: z.array(usageFacts) });

/** What a full card gives. Spec §3 "Stampcard coupon". */
export const stampcardCoupon = z.object({
  id: z.number(),
  stampcardId: z.number(),
  reward: z.string(),
  description: z.string(),
  imagePath: z.string().nullable(),
  /** The member has one to use today. */
  valid: z.boolean(),
  hideTitle: z.boolean(),
  dayValidation: z.number(),
});

/** One won reward: used or not, from the day the card was full. */
export const stampcardCouponUsage = z.object({
  stampcardCouponId: z.number(),
  stampcardUsageId: z.number(),
  used: z.boolean(),
  startDate: date,
  validThrough: date,
});

export type StampcardShape = z.input<typeof stampcard>;
export type StampcardUsageShape = z.input<typeof stampcardUsage>;
export type StampcardCouponShape = z.input<typeof stampcardCoupon>;
