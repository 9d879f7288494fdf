import * as z from "zod";
import { billingLimits } from "#features/billing/subscriptions/domain/limits.ts";
import { date } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { amount, idParams } from "#packages/contract/shapes.ts";
import type { paymentsRoutes } from "./routes.ts";

/** What somebody books by hand; `reference`: what the bank calls it. */
const booked = z.object({
  amount: amount.min(0.01).max(billingLimits.price).multipleOf(0.01),
  reference: z.string().trim().max(billingLimits.reference).min(1),
});

/** What came of a bank's file. */
const bankFile = z.object({
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

export const paymentsSchemas = {
  bookPayment: {
    params: idParams,
    /** `reference`: what the bank calls it; the same again is the one that was booked. */
    body: booked.extend({ receivedOn: date }),
    /** `bookedOn`: later than it came where its month was closed. */
    answer: z.object({ owed: amount, bookedOn: date }),
    errors: ["ALREADY_BOOKED", "DATE_IN_FUTURE"],
  },
  bookRepayment: {
    params: idParams,
    /** `reference`: what the bank calls it; the same again of a company is the one that was booked. */
    body: booked.extend({ repaidOn: date }),
    /** What is left to go back. */
    answer: z.object({ repayable: amount, bookedOn: date }),
    errors: ["ALREADY_BOOKED", "DATE_IN_FUTURE", "NOTHING_TO_REPAY", "MORE_THAN_REPAYABLE"],
  },
  bookBankFile: {
    answer: bankFile,
    errors: [
      "BANK_FILE_EMPTY",
      "BANK_FILE_UNKNOWN_FORMAT",
      "BANK_FILE_INCOMPLETE",
      "BANK_FILE_SUMS_DIFFER",
      "BANK_FILE_IS_A_TEST",
    ],
  },
} as const satisfies Record<keyof typeof paymentsRoutes, Schemas>;
