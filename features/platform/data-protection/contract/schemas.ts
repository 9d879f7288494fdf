import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { beganFrom, language, version } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { allProcessingActivities } from "../domain/processing-activities.ts";
import { clubKinds } from "../domain/retention-rules.ts";
import type { dataProtectionRoutes } from "./routes.ts";

const text = z.string().trim().max(textMax.recordText);
const texts = z.object({
  name: text,
  purpose: text,
  legalBasis: text,
  people: text,
  data: text,
  recipients: text,
  retention: text,
  protection: text,
});

/**
 * `key` is the product's name of the activity or the number of the company's own. `ours` is null for the company's own.
 */
const activity = z.object({
  key: z.string(),
  standard: z.enum(allProcessingActivities).nullable(),
  /** The company's own texts; an empty one shows the product's. */
  own: texts,
  /** The product's texts in the caller's language. */
  ours: texts.nullable(),
  version,
});

const contact = z.object({
  contactName: z.string().trim().max(textMax.companyName),
  contactEmail: z.string().trim().max(textMax.email),
  contactPhone: z.string().trim().max(textMax.phone),
});

const record = contact.extend({
  company: z.string(),
  reviewedOn: date.nullable(),
  reviewedBy: z.string(),
  /** Whether the record was reviewed within the year. */
  reviewed: z.boolean(),
  activities: z.array(activity),
  version,
});

const activityParams = z.object({ activity: z.string().regex(/^([a-z][a-zA-Z]{0,39}|[1-9][0-9]{0,14})$/) });
const inLanguage = z.object({ language });

const acceptance = z.object({ version: z.string(), by: z.string(), at: instant });

const retained = z.object({
  kind: z.enum(clubKinds),
  /** The number of rows. A count above the displayed maximum means more; null if the kind is not counted. */
  now: z.number().nullable(),
  /** The next removals and their night. */
  next: z.object({ count: z.number(), at: instant }).nullable(),
  /** The removals of the last thirty days, with their latest day. */
  removed: z.object({ count: z.number(), latest: date }).nullable(),
});

export const dataProtectionSchemas = {
  getDataProtection: {
    answer: z.object({
      agreement: z.object({ version: z.string(), toAccept: date.nullable(), accepted: acceptance.nullable() }),
      /** The times at which the club's current policy and terms were published. */
      privacyPolicyAt: instant.nullable(),
      membershipTermsAt: instant.nullable(),
      contactName: z.string(),
      reviewedOn: date.nullable(),
      reviewed: z.boolean(),
    }),
  },
  getProcessingRecord: { answer: record },
  updateRecordContact: {
    body: contact.extend(beganFrom),
    answer: record,
    errors: ["INVALID_EMAIL", "INVALID_PHONE", "CHANGED_MEANWHILE"],
  },
  reviewRecord: { answer: record },
  createProcessingActivity: { body: texts, answer: activity, errors: ["REQUIRED"] },
  updateProcessingActivity: {
    params: activityParams,
    body: texts.extend(beganFrom),
    answer: activity,
    errors: ["REQUIRED", "CHANGED_MEANWHILE"],
  },
  removeProcessingActivity: { params: activityParams },
  exportProcessingRecord: { query: inLanguage },
  printProcessingRecord: { query: inLanguage },
  getRetention: { answer: z.array(retained) },
  listAgreementAcceptances: {
    answer: z.object({
      version: z.string(),
      toAccept: date.nullable(),
      companyId: z.number(),
      company: z.string(),
      accepted: z.array(acceptance),
    }),
  },
  printAgreement: { query: inLanguage },
} as const satisfies Record<keyof typeof dataProtectionRoutes, Schemas>;
