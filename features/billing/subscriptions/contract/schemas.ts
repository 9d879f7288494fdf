import * as z from "zod";
import { line } from "#features/billing/invoices/contract/invoice-shapes.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { amount, beganFrom, idParams, language, version } from "#packages/contract/shapes.ts";
import { budgetParts } from "#packages/domain/company-budget.ts";
import { textMax } from "#packages/domain/limits.ts";
import { companyActs } from "../domain/company-acts.ts";
import { billingLimits } from "../domain/limits.ts";
import { subscriptionStates } from "../domain/subscription.ts";
import type { subscriptionsRoutes } from "./routes.ts";

const text = (max: number) => z.string().trim().max(max);
/**
 * A price in kronor without VAT: for a point of sale per month, and for a member beyond the included ones.
 * `membersIncluded` counts for each point of sale.
 */
const price = z.object({ location: amount, membersIncluded: z.number(), member: amount });

const settings = z.object({
  invoiceEmail: text(textMax.email),
  reference: text(billingLimits.reference),
  language,
});

const standing = z.object({
  state: z.enum(subscriptionStates),
  trialEndsOn: date,
  /** The first day on which published clubs are suspended, as known today; null if none is foreseen. */
  suspendedFrom: date.nullable(),
  /** The latest subscription; null before the first. */
  subscription: z.object({ from: date, through: date.nullable() }).nullable(),
  haltedFrom: date.nullable(),
});

const billing = settings.extend({
  version,
  standing,
  /** The company's price, or the price if it subscribed today; null if no plan is offered. */
  price: price.nullable(),
  /** A full month with today's points of sale and members, and the members beyond the included ones. */
  month: z.object({
    locations: z.number(),
    members: z.number(),
    lines: z.array(line),
    net: amount,
    vat: amount,
    total: amount,
  }),
  /** The debt of all invoices; `credit` is the amount paid beyond it. */
  owed: amount,
  /** The due day of the oldest debt. */
  owedSince: date.nullable(),
  /** The number of the oldest unpaid invoice. */
  oldestOwed: z.number().nullable(),
  credit: amount,
  /** Whether a card can be entered. */
  takesCards: z.boolean(),
  /** The card that pays each invoice; null if they are paid by hand. */
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      expiresOn: date,
      /** Whether the card has expired or is about to. */
      expiring: z.boolean(),
    })
    .nullable(),
  /** The bankgiro to pay to; empty until the platform enters one. */
  bankgiro: z.string(),
});

const seller = z.object({
  name: text(textMax.companyName),
  companyNumber: text(textMax.companyNumber),
  vatNumber: text(billingLimits.vatNumber),
  street: text(textMax.street),
  zipCode: text(textMax.zipCode),
  city: text(textMax.city),
  email: text(textMax.email),
  phone: text(textMax.phone),
  website: text(textMax.website),
  bankgiro: text(billingLimits.account),
  iban: text(billingLimits.account),
  bic: text(billingLimits.account),
  paymentDays: z.number().int().min(0).max(billingLimits.paymentDays),
});

const standingFields = z.object({
  trialEndsOn: date,
  /** The company's new plan from a day on; null for no change. */
  plan: z.object({ id: z.number(), from: date }).nullable(),
  halted: z.boolean(),
  haltedWhy: text(textMax.reason),
  /** The platform approves a company that has not paid yet, which lifts its budget. Absent: no change. */
  approved: z.boolean().optional(),
});

/** The used and the total budget of a company, until its first payment or approval. */
const budget = z.object({
  trusted: z.boolean(),
  parts: z.array(z.object({ part: z.enum(budgetParts), used: z.number(), of: z.number() })),
});

export const subscriptionsSchemas = {
  getBilling: { params: idParams, answer: billing },
  setBilling: {
    params: idParams,
    body: settings.extend(beganFrom),
    answer: billing,
    errors: ["INVALID_EMAIL", "CHANGED_MEANWHILE"],
  },
  subscribeCompany: { params: idParams, answer: billing, errors: ["NO_PLAN_OFFERED", "ALREADY_SUBSCRIBED"] },
  leaveSubscription: { params: idParams, answer: billing, errors: ["NOT_SUBSCRIBED"] },
  getSeller: { answer: seller.extend({ version, complete: z.boolean() }) },
  setSeller: {
    body: seller.extend(beganFrom),
    answer: seller.extend({ version, complete: z.boolean() }),
    errors: ["INVALID_COMPANY_NUMBER", "INVALID_EMAIL", "CHANGED_MEANWHILE"],
  },
  getCompanyDetail: {
    params: idParams,
    answer: z.object({
      id: z.number(),
      name: z.string(),
      companyNumber: z.string().nullable(),
      postalAddress: z.string(),
      postalZipCode: z.string(),
      postalCity: z.string(),
      website: z.string(),
      createdAt: instant,
      /** Null until the company is opened (NOT_OPENED). */
      billing: billing.nullable(),
      standing: standingFields.extend({ version }).nullable(),
      budget,
      plans: z.array(z.object({ id: z.number(), name: z.string(), from: date })),
      merchants: z.array(
        z.object({ id: z.number(), name: z.string(), email: z.string(), phone: z.string().nullable() }),
      ),
      /** Open invitations of merchants, from the platform or by their own sign-up, oldest first. */
      invitations: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          email: z.string(),
          phone: z.string().nullable(),
          /** Whether the invitation comes from the merchant's own sign-up. */
          own: z.boolean(),
          invitedAt: instant,
          expired: z.boolean(),
        }),
      ),
      /** Whether a conversation with the platform exists. The platform can begin one if the company has merchants. */
      written: z.boolean(),
      chains: z.array(
        z.object({
          subdomain: z.string(),
          commercialName: z.string(),
          address: z.string(),
          sandbox: z.boolean(),
          members: z.number(),
          locations: z.number(),
          purchasesThisMonth: z.number(),
        }),
      ),
      /** Actions of the platform's staff and the company's own people, latest first. */
      acts: z.array(z.object({ at: instant, by: z.string(), act: z.enum(companyActs) })),
    }),
  },
  setCompanyStanding: {
    params: idParams,
    body: standingFields.extend(beganFrom),
    answer: standingFields.extend({ version }),
    errors: ["DATE_IN_PAST", "CHANGED_MEANWHILE", "REASON_TOO_SHORT"],
  },
} as const satisfies Record<keyof typeof subscriptionsRoutes, Schemas>;
