import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import { amount } from "#packages/contract/shapes.ts";
import { chargeStates } from "#packages/domain/card-payments.ts";

/** What a line is for. Names, not words: the screen tells it in its reader's language. */
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
/** `net` in kronor, VAT not included. */
export const line = z.object({ for: lineFor, net: amount, vatPermille: z.number() });

/** An invoice or a credit note, as its company sees it. */
export const invoice = z.object({
  number: z.number(),
  kind: z.enum(["INVOICE", "CREDIT_NOTE"]),
  /** The month it is for, by its first day. */
  period: date,
  issuedOn: date,
  dueOn: date,
  total: amount,
  vat: amount,
  /** Of an invoice: what is left to pay, reminders' fees with it. */
  owed: amount,
  fees: amount,
  credited: z.boolean(),
  ocr: z.string(),
  lines: z.array(line),
  /** The latest charge of a card for it; null for none. */
  charge: z
    .object({
      state: z.enum(chargeStates),
      /** Of the card that was asked; null where somebody pays on the provider's page. */
      last4: z.string().nullable(),
      on: date,
      /** When it is asked next; null: not by itself. */
      nextOn: date.nullable(),
    })
    .nullable(),
  /** What the holder of a card that paid it disputes at their bank, as long as that has not decided; null for nothing. */
  disputed: amount.nullable(),
});

/** Of every company's: what is owed, or what should have been paid. */
export const shownInvoices = z.enum(["OPEN", "OVERDUE"]);
