import { billingLimits } from "@stammis/domain/billing/limits";
import * as z from "zod";
import { amount, date, instant } from "../shapes.ts";

/** What somebody books by hand; `reference`: what the bank calls it. */
export const booked = z.object({
  amount: amount.min(0.01).max(billingLimits.price).multipleOf(0.01),
  reference: z.string().trim().max(billingLimits.reference).min(1),
});

/** What came of a bank's file. */
export const bankFile = z.object({
  payments: z.array(
    z.object({
      /** Where it stands in the file, counted from one. */
      row: z.number(),
      outcome: z.enum(["MATCHED", "WRONG_AMOUNT", "UNKNOWN_REFERENCE", "ALREADY_BOOKED"]),
      receivedOn: date,
      /** The day the books tell it on: a later one where its month was closed; null: it was not booked. */
      bookedOn: date.nullable(),
      amount,
      /** What the bank calls it: booked by hand under the same, it is not booked again from a file. */
      reference: z.string(),
      sender: z.string(),
      message: z.string(),
      /** The one it pays or names; of an unknown reference the one it may be for. `owed`: before this payment. */
      invoice: z.object({ number: z.number(), company: z.string(), owed: amount }).nullable(),
    }),
  ),
  /** Rows that should have been payments, for somebody to look at. */
  problems: z.array(
    z.object({ row: z.number(), problem: z.enum(["INVALID_DATE", "INVALID_AMOUNT", "OTHER_CURRENCY", "DEDUCTION"]) }),
  ),
  /** Rows of money that went out. */
  outgoing: z.number(),
});

/** `closedThrough`: the last day of the latest closed month; null: none was closed. Months by their first day. */
export const closings = z.object({
  closedThrough: date.nullable(),
  changes: z.array(
    z.object({ month: date, act: z.enum(["CLOSED", "OPENED"]), reason: z.string(), at: instant, by: z.string() }),
  ),
});
