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
/** In kronor, VAT not included: a month of a point of sale, and of a member beyond those included for each. */
const price = z.object({ location: amount, membersIncluded: z.number(), member: amount });

const settings = z.object({
  invoiceEmail: text(textMax.email),
  reference: text(billingLimits.reference),
  language,
});

const standing = z.object({
  state: z.enum(subscriptionStates),
  trialEndsOn: date,
  /** From when what the clubs publish is suspended, as things stand; null: no end in sight. */
  suspendedFrom: date.nullable(),
  /** The latest subscription; null before the first. */
  subscription: z.object({ from: date, through: date.nullable() }).nullable(),
  haltedFrom: date.nullable(),
});

const billing = settings.extend({
  version,
  standing,
  /** What the company pays, or would if it subscribed today; null while nothing is offered. */
  price: price.nullable(),
  /** A whole month as things are today: points of sale, members and what of it is not included. */
  month: z.object({
    locations: z.number(),
    members: z.number(),
    lines: z.array(line),
    net: amount,
    vat: amount,
    total: amount,
  }),
  /** Left to pay of all invoices, and what was paid beyond them. */
  owed: amount,
  /** When the oldest of it was to be paid. */
  owedSince: date.nullable(),
  /** The oldest invoice of which something is owed, by its number. */
  oldestOwed: z.number().nullable(),
  credit: amount,
  /** Whether a card may be given. */
  takesCards: z.boolean(),
  /** What pays each invoice; null: they are paid by hand. */
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      expiresOn: date,
      /** It has expired or is about to. */
      expiring: z.boolean(),
    })
    .nullable(),
  /** Where invoices are paid; empty while the platform has not said. */
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
  /** The plan from a day on; null: as it is. */
  plan: z.object({ id: z.number(), from: date }).nullable(),
  halted: z.boolean(),
  haltedWhy: text(textMax.reason),
  /** The platform vouches for a company that has not paid yet: it has no budget. Absent: as it is. */
  approved: z.boolean().optional(),
});

/** What a company has used, and may use in all, until it has paid once or is approved. */
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
      /** Null until somebody has opened the company. */
      billing: billing.nullable(),
      standing: standingFields.extend({ version }).nullable(),
      budget,
      plans: z.array(z.object({ id: z.number(), name: z.string(), from: date })),
      merchants: z.array(
        z.object({ id: z.number(), name: z.string(), email: z.string(), phone: z.string().nullable() }),
      ),
      /** To be its merchants, by the platform or by their own sign-up, and not answered; the oldest first. */
      invitations: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          email: z.string(),
          phone: z.string().nullable(),
          /** They signed up themselves. */
          own: z.boolean(),
          invitedAt: instant,
          expired: z.boolean(),
        }),
      ),
      /** Whether it has a conversation with the platform; somebody may begin one where it has merchants. */
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
      /** What the platform's people and its own did with it, the latest first. */
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
