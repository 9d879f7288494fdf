import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import { amount } from "#packages/contract/shapes.ts";

export const expiringPoints = z.object({ validThrough: date, points: z.number() });

/** One action in the points account. */
const accountLine = z.object({
  kind: z.enum([
    "EARNED",
    "USED",
    "REINSTATED",
    "DEDUCTED",
    "RESTORED",
    "CLAWED_BACK",
    "EXPIRED",
    "PAID_DEBT",
    "DEBT_RELEASED",
  ]),
  date,
  at: instant.nullable(),
  /** The change of usable points. */
  points: z.number(),
  /** Usable points and deficit after it. */
  balance: z.number(),
  owed: z.number(),
  /** The subject, in the club's own words: a coupon's name, or the reason of a correction or return. */
  subject: z.string(),
  /** The author of a gift, deduction or withdrawal; for staff only, otherwise empty. */
  author: z.string(),
  source: z.enum(["PURCHASE", "CORRECTION", "OPENING_BALANCE"]).nullable(),
  /** The deduction that was made or withdrawn. */
  deductionId: z.number().nullable(),
  purchaseId: z.number().nullable(),
  purchaseAmount: amount.nullable(),
  /** The day of that purchase; earlier than the line's day if it was pending until its buyer joined. */
  purchaseDate: date.nullable(),
  /** The number of the merged membership that brought its points; null for the member's own. */
  cameFrom: z.string().nullable(),
  /** Its lots, each with its own last day. */
  parts: z.array(z.object({ lotId: z.number(), points: z.number(), validThrough: date })),
});
export const pointsAccount = z.object({
  balance: z.number(),
  owed: z.number(),
  expiring: z.array(expiringPoints),
  rows: z.array(accountLine),
  nextCursor: z.string().nullable(),
});
