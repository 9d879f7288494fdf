import * as z from "zod";
import { subscriptionStates } from "#features/billing/subscriptions/domain/subscription.ts";
import { companyDocuments } from "#features/platform/documents/domain/platform-documents.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { filterQuery } from "#packages/contract/filter-shapes.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { beganFrom, idParams, version } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { companyFilters } from "./filters.ts";
import type { companiesRoutes } from "./routes.ts";

const text = (max: number) => z.string().trim().max(max);

const row = z.object({
  id: z.number(),
  name: z.string(),
  companyNumber: z.string().nullable(),
  city: z.string(),
  /** Null until the company is opened (NOT_OPENED). */
  trialEndsOn: z.string().nullable(),
  state: z.enum(subscriptionStates).nullable(),
  /** The company's current plan; null for the offered one. */
  plan: z.string().nullable(),
  createdAt: instant,
  /** The company's merchants, earliest first. */
  merchants: z.array(z.object({ id: z.number(), name: z.string() })),
  chains: z.array(
    z.object({ subdomain: z.string(), commercialName: z.string(), address: z.string(), members: z.number() }),
  ),
});

export type CompanyRow = z.infer<typeof row>;

const fields = z.object({
  companyName: text(textMax.companyName),
  companyNumber: text(textMax.companyNumber),
  postalAddress: text(textMax.street),
  postalZipCode: text(textMax.zipCode),
  postalCity: text(textMax.city),
  website: text(textMax.website),
});
const company = fields.extend({ id: z.number(), trialEndsOn: z.string().nullable(), version });

const documentName = z.enum(companyDocuments);
const companyDocument = z.object({
  document: documentName,
  /** The version in force now. */
  version: z.string(),
  /** The version the company must accept, which may apply from a later day; null for none. */
  toAccept: date.nullable(),
  /** The latest version accepted for the company; null for none. */
  accepted: z.object({ version: z.string(), by: z.string(), at: instant }).nullable(),
});

/** `standing` filters by today's state. */
const companiesQuery = listQuery.extend(filterQuery(companyFilters).shape);

export const companiesSchemas = {
  /** `sort` is `created` (default, newest first), `company`, `number`, `city`, `members` or `trial`. */
  listCompanies: { query: companiesQuery, answer: page(row), errors: ["INVALID_INPUT"] },
  exportCompanies: { query: companiesQuery.omit({ page: true, cursor: true }), errors: ["INVALID_INPUT"] },
  getCompany: { params: idParams, answer: company },
  listCompanyDocuments: { params: idParams, answer: z.array(companyDocument) },
  /** The version shown on the screen: the one in force, or the one to accept. */
  acceptCompanyDocument: {
    params: idParams,
    body: z.object({ document: documentName, version: z.string().max(40) }),
    answer: z.array(companyDocument),
  },
  updateCompany: {
    params: idParams,
    body: fields.extend(beganFrom),
    answer: company,
    errors: [
      "REQUIRED",
      "INVALID_COMPANY_NUMBER",
      "INVALID_URL",
      "NAME_RESERVED",
      "COMPANY_NUMBER_TAKEN",
      "CHANGED_MEANWHILE",
    ],
  },
} as const satisfies Record<keyof typeof companiesRoutes, Schemas>;
