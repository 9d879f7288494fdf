import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { beganFrom, language, version } from "#packages/contract/shapes.ts";
import { documentLimits } from "../domain/document-texts.ts";
import { companyDocuments, platformDocumentNames } from "../domain/platform-documents.ts";
import type { documentsRoutes } from "./routes.ts";

const document = z.enum(platformDocumentNames);
const documentParams = z.object({ document });
const inLanguages = (max: number) => {
  const text = z.string().trim().max(max);
  return z.object({ sv: text, en: text, fr: text });
};

/** The texts of a document, each part in every language. An empty line within a text begins a paragraph. */
const texts = z.object({
  intro: inLanguages(documentLimits.intro),
  sections: z
    .array(z.object({ title: inLanguages(documentLimits.title), text: inLanguages(documentLimits.text) }))
    .max(documentLimits.sections),
});

/**
 * A version is named by its first day. `demandedFrom` is the day by which companies must accept it; null if they need
 * not.
 */
const published = z.object({ version: date, demandedFrom: date.nullable(), publishedAt: instant });
const draft = texts.extend({
  version,
  /** Whether there is an unpublished draft. */
  changed: z.boolean(),
});

const acceptancesQuery = listQuery.extend({ show: z.enum(["WAITING", "ACCEPTED"]).optional() });

export const documentsSchemas = {
  readDocument: {
    params: documentParams,
    query: z.object({ language, version: date.optional() }),
    answer: z.object({
      document,
      version: date,
      intro: z.string(),
      sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
      /** The next published version; null if there is none, or if it is this one. */
      coming: date.nullable(),
    }),
  },
  listDocuments: {
    answer: z.array(
      z.object({
        document,
        version: date,
        /** The next version to be in force. */
        coming: date.nullable(),
        changed: z.boolean(),
        /** The number of companies that must accept it now; null for a document accepted by persons. */
        waiting: z.number().nullable(),
      }),
    ),
  },
  getDocument: {
    params: documentParams,
    answer: draft.extend({
      document,
      /** The latest published text, also if not in force yet. */
      latest: texts,
      /** The text of this release if it was never published or drafted; otherwise null. */
      shipped: texts.nullable(),
      /**
       * The versions, ascending by day, each with its publisher (empty for a shipped text) and number of acceptances.
       */
      versions: z.array(published.extend({ publishedBy: z.string(), accepted: z.number() })),
    }),
  },
  saveDocumentDraft: {
    params: documentParams,
    body: texts.extend(beganFrom),
    answer: draft,
    errors: ["CHANGED_MEANWHILE"],
  },
  publishDocument: {
    params: documentParams,
    body: texts.extend({ ...beganFrom, validFrom: date, demandedFrom: date.nullable() }),
    answer: published,
    errors: ["REQUIRED", "DATE_IN_PAST", "VERSION_NOT_LATER", "DEMANDED_TOO_EARLY", "CHANGED_MEANWHILE"],
  },
  withdrawDocumentVersion: {
    params: documentParams.extend({ version: date }),
    errors: ["VERSION_IN_USE"],
  },
  listDocumentAcceptances: {
    params: z.object({ document: z.enum(companyDocuments) }),
    query: acceptancesQuery,
    answer: page(
      z.object({
        companyId: z.number(),
        company: z.string(),
        /** The latest acceptance; null for none. */
        accepted: z.object({ version: z.string(), by: z.string(), at: instant }).nullable(),
        /** The version to accept now; null for none. */
        toAccept: date.nullable(),
      }),
    ),
  },
  exportDocumentAcceptances: {
    params: z.object({ document: z.enum(companyDocuments) }),
    query: acceptancesQuery.omit({ page: true, cursor: true }),
    errors: ["INVALID_INPUT"],
  },
  listAskedDocuments: {
    answer: z.array(
      z.object({
        companyId: z.number(),
        company: z.string(),
        document: z.enum(companyDocuments),
        /** The version to accept, and the accepted one if it is stored for comparison. */
        version: date,
        accepted: date.nullable(),
        demandedFrom: date,
        /** Whether the day of the demand has come. */
        demanded: z.boolean(),
      }),
    ),
  },
} as const satisfies Record<keyof typeof documentsRoutes, Schemas>;
