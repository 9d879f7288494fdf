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

/** Each piece in every language; an empty line within a text begins a paragraph. */
const texts = z.object({
  intro: inLanguages(documentLimits.intro),
  sections: z
    .array(z.object({ title: inLanguages(documentLimits.title), text: inLanguages(documentLimits.text) }))
    .max(documentLimits.sections),
});

/** Told by the day from which it holds. `demandedFrom`: from when companies must have accepted it; null: it asks for nothing. */
const published = z.object({ version: date, demandedFrom: date.nullable(), publishedAt: instant });
const draft = texts.extend({
  version,
  /** Something is written that is not published. */
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
      /** Published, and holds from a later day; null: there is none, or it is this one. */
      coming: date.nullable(),
    }),
  },
  listDocuments: {
    answer: z.array(
      z.object({
        document,
        version: date,
        /** The next to hold. */
        coming: date.nullable(),
        changed: z.boolean(),
        /** Companies that are to accept it now; null where it is accepted by people, for themselves. */
        waiting: z.number().nullable(),
      }),
    ),
  },
  getDocument: {
    params: documentParams,
    answer: draft.extend({
      document,
      /** What was published last, from whatever day. */
      latest: texts,
      /** The text that this release of the product comes with, where it was neither published nor begun from; else null. */
      shipped: texts.nullable(),
      /** Rising by day, each with who published it (empty: it came with the product) and how many have accepted it. */
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
        /** The latest; null: none. */
        accepted: z.object({ version: z.string(), by: z.string(), at: instant }).nullable(),
        /** What it is to accept now; null: nothing. */
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
        /** The one to accept, and the one that was, if any is kept to be compared with. */
        version: date,
        accepted: date.nullable(),
        demandedFrom: date,
        /** That day has come. */
        demanded: z.boolean(),
      }),
    ),
  },
} as const satisfies Record<keyof typeof documentsRoutes, Schemas>;
