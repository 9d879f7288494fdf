import { chargeStates } from "@stammis/domain/billing/card-charge";
import { billingLimits } from "@stammis/domain/billing/limits";
import { subscriptionStates } from "@stammis/domain/billing/subscription";
import { textMax } from "@stammis/domain/limits";
import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { byKey, keyedPage } from "../list-shapes.ts";
import { amount, beganFrom, date, idParams, instant, language, version } from "../shapes.ts";
import { bankFile, booked, closings } from "./books-shapes.ts";
import type { billingRoutes } from "./routes.ts";

const text = (max: number) => z.string().trim().max(max);
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
const line = z.object({ for: lineFor, net: amount, vatPermille: z.number() });
/** In kronor, VAT not included: a month of a point of sale, and of a member beyond those included for each. */
const price = z.object({ location: amount, membersIncluded: z.number(), member: amount });

const invoice = z.object({
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
  listInvoices: { params: idParams, query: byKey, answer: keyedPage(invoice) },
  getInvoice: { params: idParams, query: z.object({ language: language.optional() }) },

  getPeppolInvoice: {
    params: idParams,
    query: z.object({ language: language.optional() }),
    errors: ["NO_PEPPOL_ADDRESS"],
  },

  listAllInvoices: {
    query: byKey.extend({ show: z.enum(["OPEN", "OVERDUE"]).optional(), q: text(textMax.search).optional() }),
    answer: keyedPage(
      invoice.extend({
        companyId: z.number(),
        company: z.string(),
        reminders: z.number(),
        /** What may go back of what was paid for it: it was credited, or paid twice, and no other has taken that. */
        repayable: amount,
      }),
    ),
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
