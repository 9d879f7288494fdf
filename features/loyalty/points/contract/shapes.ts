import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import { amount } from "#packages/contract/shapes.ts";

export const expiringPoints = z.object({ validThrough: date, points: z.number() });

/** One act in the points account. */
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
  /** Change of what can be used. */
  points: z.number(),
  /** Usable after it, and owed after it. */
  balance: z.number(),
  owed: z.number(),
  /** What it is about, in the words of the club: a coupon's name, a correction's or return's reason. */
  subject: z.string(),
  /** Who gave, took or took back by correction; told to staff alone, else empty. */
  author: z.string(),
  source: z.enum(["PURCHASE", "CORRECTION", "OPENING_BALANCE"]).nullable(),
  /** The deduction it tells of, made or taken back. */
  deductionId: z.number().nullable(),
  purchaseId: z.number().nullable(),
  purchaseAmount: amount.nullable(),
  /** Day of that purchase: before the line's own, where it waited for its buyer to join. */
  purchaseDate: date.nullable(),
  /** The number of the membership its points came along with, by a merge; null: the member's own. */
  cameFrom: z.string().nullable(),
  /** The lots it touched, each with its own last day. */
  parts: z.array(z.object({ lotId: z.number(), points: z.number(), validThrough: date })),
});
export const pointsAccount = z.object({
  balance: z.number(),
  owed: z.number(),
  expiring: z.array(expiringPoints),
  rows: z.array(accountLine),
  nextCursor: z.string().nullable(),
});
