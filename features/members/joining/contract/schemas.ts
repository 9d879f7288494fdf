import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { language, proof, session } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { workPurposes } from "#packages/domain/people/proof-of-work.ts";
import type { joiningRoutes } from "./routes.ts";

const text = (max: number) => z.string().trim().max(max);
const confirmationId = z.string().max(100);

export const companyText = text;
const company = {
  companyNumber: text(textMax.companyNumber).optional(),
  companyName: text(textMax.companyName).optional(),
  postalAddress: text(textMax.street).optional(),
  postalCity: text(textMax.city).optional(),
  postalZipCode: text(textMax.zipCode).optional(),
  website: text(textMax.website).optional(),
};

/** The fields for opening a company: its missing details, and the two acceptances that spec §5 requires. */
export const opening = z.object({
  ...company,
  termsOfService: z.boolean().optional(),
  dataProcessingAgreement: z.boolean().optional(),
});

/** An invitation as the invited person sees it. */
export const ownInvitation = z.object({
  id: z.number(),
  role: z.enum(["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"]),
  /** The sender: a club, the platform, or the person's own sign-up. */
  from: z.enum(["CLUB", "PLATFORM", "SELF"]),
  clubName: z.string().nullable(),
  /** The company's name; empty until it is entered. */
  companyName: z.string(),
  pointsOfSale: z.array(z.string()),
  /** The inviting colleague's name; empty without one. */
  invitedBy: z.string(),
  invitedAt: instant,
  sandbox: z.boolean(),
  /**
   * Whether the invited person is the company's first merchant, who accepts the platform's documents and starts the
   * trial.
   */
  opensCompany: z.boolean(),
  /** Whether the form must ask for the company's name and number. */
  asksForCompany: z.boolean(),
});

export const joiningSchemas = {
  getSignUp: {
    params: z.object({ confirmationId }),
    answer: z.object({
      kind: z.enum(["STAFF", "CONSUMER"]),
      /** The address that the message was sent to; shown, and used as the user name. */
      email: z.string().nullable(),
      phone: z.string().nullable(),
      firstName: z.string(),
      lastName: z.string(),
      language,
      /** Whether the link has expired; the page then offers a new link. */
      expired: z.boolean(),
      /** Whether an account with the address exists, which must sign in to accept. */
      hasAccount: z.boolean(),
      /** The invitation that the link offers; null for a member's link and for an admin's first password. */
      invitation: ownInvitation.nullable(),
    }),
    errors: ["LINK_NOT_VALID", "ALREADY_JOINED"],
  },
  signUpMerchant: {
    body: z.object({
      firstName: text(textMax.personName),
      lastName: text(textMax.personName),
      email: text(textMax.email),
      phonePrefix: text(5).default("+46"),
      phone: text(textMax.phone).default(""),
      website: text(textMax.website).default(""),
      companyNumber: text(textMax.companyNumber),
      companyName: text(textMax.companyName).default(""),
      postalAddress: text(textMax.street).default(""),
      postalCity: text(textMax.city).default(""),
      postalZipCode: text(textMax.zipCode).default(""),
      privacyPolicy: z.boolean(),
      language: language.optional(),
    }),
    errors: [
      "REQUIRED",
      "NAME_RESERVED",
      "INVALID_EMAIL",
      "INVALID_PHONE",
      "NOT_MOBILE",
      "INVALID_COMPANY_NUMBER",
      "PRIVACY_POLICY_REQUIRED",
      "INVALID_URL",
    ],
  },
  signUpConsumer: {
    body: z.object({
      email: text(textMax.email).optional(),
      phone: text(textMax.phone).optional(),
      phonePrefix: text(5).optional(),
      commercialChainSubdomain: text(63),
      pointOfSaleId: z.number().int().positive().nullable().optional(),
      language: language.optional(),
      /**
       * The proof of work for a sign-up by phone. Without it, only a few requests an hour are accepted from a source,
       * and a few a day in a club.
       */
      proof: proof.optional(),
    }),
    errors: [
      "EMAIL_OR_PHONE_REQUIRED",
      "INVALID_EMAIL",
      "INVALID_PHONE",
      "NOT_MOBILE",
      "NO_SMS_TO_PROVE",
      "MEMBERSHIP_TERMS_MISSING",
      "WORK_NOT_DONE",
      "PROOF_REQUIRED",
    ],
  },
  getChallenge: {
    params: z.object({ purpose: z.enum(workPurposes) }),
    /** The club's subdomain, if the host does not identify the club. */
    query: z.object({ subdomain: text(63).optional() }),
    answer: z.object({ challenge: z.string(), parts: z.number(), bits: z.number() }),
  },
  findCompany: {
    params: z.object({ companyNumber: text(textMax.companyNumber) }),
    answer: z.object({
      companyName: z.string(),
      postalAddress: z.string(),
      postalCity: z.string(),
      postalZipCode: z.string(),
    }),
    errors: ["INVALID_COMPANY_NUMBER", "COMPANY_NOT_FOUND", "COMPANY_LOOKUP_UNAVAILABLE"],
  },
  confirmSignUp: {
    params: z.object({ id: confirmationId }),
    body: z.object({
      password: z.string().max(textMax.password),
      confirmPassword: z.string().max(textMax.password),
      firstName: text(textMax.personName).optional(),
      lastName: text(textMax.personName).optional(),
      language: language.optional(),
      termsOfMembership: z.boolean(),
      privacyPolicy: z.boolean(),
      /** Consent to marketing, separate from the terms. */
      emailNotification: z.boolean().optional(),
      phoneNotification: z.boolean().optional(),
      pointOfSaleId: z.number().int().positive().nullable().optional(),
      /**
       * Addresses that the form sends (spec §3 "Sign-up form"). They are ignored, because the link already identifies
       * them.
       */
      email: text(textMax.email).nullable().optional(),
      phone: text(textMax.phone).nullable().optional(),
      commercialChainSubdomain: text(63).optional(),
      ...opening.shape,
    }),
    /** The new session: the person is signed in at once. */
    answer: session,
    errors: [
      "SECOND_FACTOR_DUE",
      "SECOND_FACTOR_SETUP_DUE",
      "PASSWORD_TOO_SHORT",
      "PASSWORD_TOO_COMMON",
      "PASSWORD_DOES_NOT_MATCH",
      "TERMS_OF_MEMBERSHIP_REQUIRED",
      "PRIVACY_POLICY_REQUIRED",
      "TERMS_OF_SERVICE_REQUIRED",
      "DATA_PROCESSING_AGREEMENT_REQUIRED",
      "REQUIRED",
      "INVALID_COMPANY_NUMBER",
      "INVALID_URL",
      "NAME_RESERVED",
      "LINK_NOT_VALID",
      "LINK_EXPIRED",
      "ALREADY_JOINED",
      "SIGN_IN_TO_ACCEPT",
    ],
  },
  renewSignUp: { params: z.object({ id: confirmationId }), errors: ["LINK_NOT_VALID", "NO_SMS_TO_PROVE"] },
} as const satisfies Record<keyof typeof joiningRoutes, Schemas>;
