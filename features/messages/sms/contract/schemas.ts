import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { byKey, keyedPage } from "#packages/contract/list-shapes.ts";
import { amount } from "#packages/contract/shapes.ts";
import { packageLimits, topUpRefusals } from "../domain/packages.ts";
import type { smsRoutes } from "./routes.ts";

const credits = z.number().int().min(1).max(packageLimits.credits);
/** `price` in kronor, without VAT. */
const creditPackage = z.object({
  credits,
  price: z
    .number()
    .min(0)
    .max(packageLimits.priceOre / 100)
    .multipleOf(0.01),
});
/** An automatic purchase when fewer than `below` credits are available. */
const topUp = z.object({ below: credits, credits });
const monthLimit = z.number().int().min(0).max(100_000_000).nullable();

/**
 * The reasons for a movement of credits. RETURNED: credits of a reservation that were not needed, or of a message that
 * was not sent.
 */
const entryKind = z.enum(["GIVEN", "BOUGHT", "TOPPED_UP", "MESSAGE", "RESERVED", "SETTLED", "RETURNED"]);
const entry = z.object({
  id: z.number(),
  at: instant,
  kind: entryKind,
  /** The number of credits; `available` is the change of available credits: positive, negative or zero. */
  credits: z.number(),
  available: z.number(),
  /** For a message: its kind, as in the outbox. */
  message: z.string().nullable(),
  sendoutId: z.number().nullable(),
  sendoutName: z.string().nullable(),
  /** The cost of a purchase in kronor with VAT, and its buyer; null: an automatic top-up. */
  cost: amount.nullable(),
  by: z.string().nullable(),
});
const filters = z.object({
  show: z.enum(["BOUGHT", "MESSAGES", "SENDOUTS"]).optional(),
  /** Days of the club, both included. */
  since: date.optional(),
  until: date.optional(),
});

const account = z.object({
  available: z.number(),
  reserved: z.number(),
  /** The club's own sender name; when empty, `usualSender` is used. */
  senderName: z.string(),
  usualSender: z.string(),
  monthLimit,
  /** `limited`: credits of all messages, including reserved ones. `asked`: of these, credits of single messages. */
  month: z.object({ from: date, limited: z.number(), asked: z.number() }),
  topUp: topUp.nullable(),
  /** Why the last automatic top-up could not be made. */
  topUpProblem: z.enum(topUpRefusals).nullable(),
  packages: z.array(creditPackage),
  vatPermille: z.number(),
  /** This month's purchases, in kronor without VAT, which are pending for the invoice. */
  waiting: amount,
  sandbox: z.boolean(),
});

export const smsSchemas = {
  getSmsAccount: { answer: account },
  buySmsCredits: {
    body: creditPackage,
    answer: z.object({ available: z.number() }),
    errors: ["PACKAGE_GONE", "PRICE_CHANGED", "SMS_BUYING_LIMIT", "SUBSCRIPTION_LAPSED", "COMPANY_BUDGET_USED"],
  },
  setSmsSender: { body: z.object({ senderName: z.string().trim().max(40) }), errors: ["INVALID_SENDER_NAME"] },
  setSmsMonthLimit: { body: z.object({ monthLimit }) },
  setSmsTopUp: { body: z.object({ topUp: topUp.nullable() }), errors: ["PACKAGE_GONE", "LEVEL_ABOVE_PACKAGE"] },
  listSmsEntries: { query: filters.extend(byKey.shape), answer: keyedPage(entry), errors: ["INVALID_INPUT"] },
  exportSmsEntries: { query: filters, errors: ["INVALID_INPUT"] },
  getSmsPackages: {
    query: z.object({ subdomain: z.string().max(63).optional() }),
    /** `own`: the club has its own packages, which replace the general ones. */
    answer: z.object({ packages: z.array(creditPackage), own: z.boolean(), clubName: z.string().nullable() }),
  },
  setSmsPackages: {
    query: z.object({ subdomain: z.string().max(63).optional() }),
    /** An empty list for a club restores the general packages. */
    body: z.object({
      packages: z
        .array(creditPackage.extend({ price: creditPackage.shape.price.min(0.01) }))
        .max(packageLimits.packages),
    }),
    errors: ["PACKAGE_TWICE"],
  },
} as const satisfies Record<keyof typeof smsRoutes, Schemas>;
