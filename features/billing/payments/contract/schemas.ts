import * as z from "zod";
import { billingLimits } from "#features/billing/subscriptions/domain/limits.ts";
import { date } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { amount, idParams } from "#packages/contract/shapes.ts";
import type { paymentsRoutes } from "./routes.ts";

/** A booking by hand; `reference` is the bank's reference. */
const booked = z.object({
  amount: amount.min(0.01).max(billingLimits.price).multipleOf(0.01),
  reference: z.string().trim().max(billingLimits.reference).min(1),
});

/** The outcome of a bank's file. */
const bankFile = z.object({
  payments: z.array(
    z.object({
      /** The row in the file, counted from one. */
      row: z.number(),
      outcome: z.enum(["MATCHED", "WRONG_AMOUNT", "UNKNOWN_REFERENCE", "ALREADY_BOOKED"]),
      receivedOn: date,
      /** The booking day, later than the payment if its month was closed; null if it was not booked. */
      bookedOn: date.nullable(),
      amount,
      /** The bank's reference. A payment booked by hand under it is not booked again from a file. */
      reference: z.string(),
      sender: z.string(),
      message: z.string(),
      /**
       * The invoice that the payment pays or refers to, or a suggestion for an unknown reference. `owed` is the debt
       * before this payment.
       */
      invoice: z.object({ number: z.number(), company: z.string(), owed: amount }).nullable(),
    }),
  ),
  /** Rows that look like payments but cannot be booked, for a person to check. */
  problems: z.array(
    z.object({ row: z.number(), problem: z.enum(["INVALID_DATE", "INVALID_AMOUNT", "OTHER_CURRENCY", "DEDUCTION"]) }),
  ),
  /** The number of rows for outgoing payments, which are not booked. */
  outgoing: z.number(),
});

export const paymentsSchemas = {
  bookPayment: {
    params: idParams,
    /** `reference` is the bank's reference; the same reference again is refused as ALREADY_BOOKED. */
    body: booked.extend({ receivedOn: date }),
    /** `bookedOn` is later than the payment if its month was closed. */
    answer: z.object({ owed: amount, bookedOn: date }),
    errors: ["ALREADY_BOOKED", "DATE_IN_FUTURE"],
  },
  bookRepayment: {
    params: idParams,
    /** `reference` is the bank's reference; the same reference again for a company is refused as ALREADY_BOOKED. */
    body: booked.extend({ repaidOn: date }),
    /** The amount that can still be repaid. */
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
