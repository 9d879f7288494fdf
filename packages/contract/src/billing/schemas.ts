import { billingLimits } from "@stammis/domain/billing/limits";
import { subscriptionStates } from "@stammis/domain/billing/subscription";
import { textMax } from "@stammis/domain/limits";
import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { listQuery, page } from "../list-shapes.ts";
import { amount, beganFrom, date, idParams, instant, language, version } from "../shapes.ts";
import { bankFile, booked, closings } from "./books-shapes.ts";
import { invoice, line, shownInvoices } from "./invoice-shapes.ts";
import type { billingRoutes } from "./routes.ts";

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

const planPrice = z.object({
  from: date,
  location: amount.min(0).max(billingLimits.price).multipleOf(0.01),
  membersIncluded: z.number().int().min(0).max(billingLimits.members),
  member: amount.min(0).max(billingLimits.price).multipleOf(0.01),
});
const planFields = z.object({
  name: text(textMax.offerName),
  offered: z.boolean(),
  prices: z.array(planPrice).min(1).max(billingLimits.pricesOfPlan),
});
const plan = planFields.extend({
  id: z.number(),
  version,
  /** How many companies pay by it, from today on and from each day that changes it, as things stand. */
  payers: z.array(z.object({ from: date, companies: z.number() })),
});

const standingFields = z.object({
  trialEndsOn: date,
  /** The plan from a day on; null: as it is. */
  plan: z.object({ id: z.number(), from: date }).nullable(),
  halted: z.boolean(),
  haltedWhy: text(textMax.reason),
});

export const billingSchemas = {
  getBilling: { params: idParams, answer: billing },
  setBilling: {
    params: idParams,
    body: settings.extend(beganFrom),
    answer: billing,
    errors: ["INVALID_EMAIL", "CHANGED_MEANWHILE"],
  },
  subscribeCompany: { params: idParams, answer: billing, errors: ["NO_PLAN_OFFERED", "ALREADY_SUBSCRIBED"] },
  leaveSubscription: { params: idParams, answer: billing, errors: ["NOT_SUBSCRIBED"] },
  /** `sort`: `number` (default, the newest first), `month`, `due`, `total`. */
  listInvoices: {
    params: idParams,
    query: listQuery.omit({ q: true }),
    answer: page(invoice),
    errors: ["INVALID_INPUT"],
  },
  exportInvoices: { params: idParams, query: listQuery.pick({ sort: true }), errors: ["INVALID_INPUT"] },
  getInvoice: { params: idParams, query: z.object({ language: language.optional() }) },

  getPeppolInvoice: {
    params: idParams,
    query: z.object({ language: language.optional() }),
    errors: ["NO_PEPPOL_ADDRESS"],
  },

  /** `sort`: the same, or `company`. */
  listAllInvoices: {
    query: listQuery.extend({ show: shownInvoices.optional() }),
    answer: page(
      invoice.extend({
        companyId: z.number(),
        company: z.string(),
        reminders: z.number(),
        /** What may go back of what was paid for it: it was credited, or paid twice, and no other has taken that. */
        repayable: amount,
      }),
    ),
    errors: ["INVALID_INPUT"],
  },
  exportAllInvoices: {
    query: listQuery.pick({ q: true, sort: true }).extend({ show: shownInvoices.optional() }),
    errors: ["INVALID_INPUT"],
  },
  creditInvoice: {
    params: idParams,
    body: z.object({ reason: text(textMax.reason).min(1) }),
    answer: z.object({ number: z.number() }),
    errors: ["ALREADY_CREDITED"],
  },
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
  getBookkeeping: {
    /** Both days with it. */
    query: z.object({ from: date, until: date }),
    errors: ["END_BEFORE_START", "SELLER_INCOMPLETE"],
  },
  listClosings: { answer: closings },
  closeMonth: { body: z.object({ month: date }), answer: closings, errors: ["MONTH_NOT_OVER", "MONTH_CLOSED"] },
  openMonth: {
    body: z.object({ month: date, reason: text(textMax.reason).min(1) }),
    answer: closings,
    errors: ["NOT_LATEST_CLOSED"],
  },
  getSeller: { answer: seller.extend({ version, complete: z.boolean() }) },
  setSeller: {
    body: seller.extend(beganFrom),
    answer: seller.extend({ version, complete: z.boolean() }),
    errors: ["INVALID_COMPANY_NUMBER", "INVALID_EMAIL", "CHANGED_MEANWHILE"],
  },
  listPlans: { answer: z.array(plan) },
  exportPlans: {},
  createPlan: { body: planFields, answer: plan, errors: ["NAME_TAKEN", "DATE_TWICE", "DATE_IN_PAST"] },
  setPlan: {
    params: idParams,
    body: planFields.extend(beganFrom),
    answer: plan,
    errors: ["NAME_TAKEN", "DATE_TWICE", "DATE_IN_PAST", "CHANGED_MEANWHILE"],
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
      plans: z.array(z.object({ id: z.number(), name: z.string(), from: date })),
      merchants: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
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
      /** What people of the platform did with it, the latest first. */
      acts: z.array(z.object({ at: instant, by: z.string(), act: z.string() })),
    }),
  },
  setCompanyStanding: {
    params: idParams,
    body: standingFields.extend(beganFrom),
    answer: standingFields.extend({ version }),
    errors: ["DATE_IN_PAST", "CHANGED_MEANWHILE", "REASON_TOO_SHORT"],
  },
} as const satisfies Record<keyof typeof billingRoutes, Schemas>;
