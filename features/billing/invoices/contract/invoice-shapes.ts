import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import { amount } from "#packages/contract/shapes.ts";
import { chargeStates } from "#packages/domain/card-payments.ts";

/** The subject of a line, as data: the screen phrases it in the reader's language. */
const lineFor = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("LOCATION"),
    club: z.string(),
    location: z.string(),
    days: z.number(),
    daysInMonth: z.number(),
  }),
  z.object({
    kind: z.literal("MEMBERS"),
    members: z.number(),
    included: z.number(),
    days: z.number(),
    daysInMonth: z.number(),
  }),
  z.object({ kind: z.literal("SMS"), club: z.string(), credits: z.number(), boughtOn: date }),
  z.object({ kind: z.literal("OTHER"), text: z.string() }),
]);
/** `net` is in kronor without VAT. */
export const line = z.object({ for: lineFor, net: amount, vatPermille: z.number() });

/** An invoice or a credit note, as its company sees it. */
export const invoice = z.object({
  number: z.number(),
  kind: z.enum(["INVOICE", "CREDIT_NOTE"]),
  /** The first day of the invoiced month. */
  period: date,
  issuedOn: date,
  dueOn: date,
  total: amount,
  vat: amount,
  /** The remaining amount of an invoice, including reminder fees. */
  owed: amount,
  fees: amount,
  credited: z.boolean(),
  ocr: z.string(),
  lines: z.array(line),
  /** The latest card charge for the invoice; null for none. */
  charge: z
    .object({
      state: z.enum(chargeStates),
      /** The last digits of the charged card; null for payment on the provider's page. */
      last4: z.string().nullable(),
      on: date,
      /** The day of the next automatic attempt; null for none. */
      nextOn: date.nullable(),
    })
    .nullable(),
  /** The amount in an open dispute with the cardholder's bank; null for none. */
  disputed: amount.nullable(),
});

/** The filter of every company's invoices: the unpaid ones or the overdue ones. */
export const shownInvoices = z.enum(["OPEN", "OVERDUE"]);
