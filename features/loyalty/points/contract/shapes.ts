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
  /** The usable points and the deficit after the action. */
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
  /** The day of the purchase; earlier than the line's day if the purchase was pending until its buyer joined. */
  purchaseDate: date.nullable(),
  /** The number of the merged membership from which the line's points came; null for the member's own points. */
  cameFrom: z.string().nullable(),
  /** The lots that the action changed, each with its own last day. */
  parts: z.array(z.object({ lotId: z.number(), points: z.number(), validThrough: date })),
});
export const pointsAccount = z.object({
  balance: z.number(),
  owed: z.number(),
  expiring: z.array(expiringPoints),
  rows: z.array(accountLine),
  nextCursor: z.string().nullable(),
});
