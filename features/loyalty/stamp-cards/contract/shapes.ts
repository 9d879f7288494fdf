import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import { publishStatus } from "#packages/contract/shapes.ts";
import { stampMarks } from "../domain/stamp-marks.ts";

export const stampcard = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  stampsAmount: z.number(),
  /** Our drawn stamp, if the merchant has no picture. */
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
  /** The number of places on this card, by its terms on the first day. */
  stampsAmount: z.number(),
  /** The day of the first stamp, and the last day to fill the card. */
  startDate: date,
  endDate: date,
  /** The stamps added at the latest visit. */
  addedStamps: z.number(),
  usageOrder: z.number(),
  stampcardUsageStatus: z.enum(["OPEN", "COMPLETED", "RESET", "EMPTIED"]),
  lastStatusUpdateDate: instant,
});

/** A filling of a card, with the earlier ones, newest first. Spec §3 "Stampcard usage". */
export const stampcardUsage = usageFacts.extend({ historicStampcardUsages: z.array(usageFacts) });

/** The reward of a full card. Spec §3 "Stampcard coupon". */
export const stampcardCoupon = z.object({
  id: z.number(),
  stampcardId: z.number(),
  reward: z.string(),
  description: z.string(),
  imagePath: z.string().nullable(),
  /** Whether the member has such a reward to use today. */
  valid: z.boolean(),
  hideTitle: z.boolean(),
  dayValidation: z.number(),
});

/** A won reward, used or not, from the day the card was full. */
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
