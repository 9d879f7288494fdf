import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { subdomainParams } from "#packages/contract/shapes.ts";
import type { termsRoutes } from "./routes.ts";
import { terms } from "./shapes.ts";

const kind = z.enum(["membership", "privacy"]);
const versionParams = z.object({ kind, version: z.coerce.number().int().positive() });

const change = z.object({
  kind,
  version: z.number(),
  /** The version's first day. */
  appliesOn: date,
  /** Whether the version applies today; false: it will from `appliesOn`. */
  applies: z.boolean(),
  /** Whether the version applies to the reader only after acceptance. */
  mustAccept: z.boolean(),
  /** The text that the reader knows and the new one, in the reader's language. */
  before: terms,
  after: terms,
});

export const termsSchemas = {
  getComingTerms: { params: subdomainParams.extend({ kind }), answer: z.array(change) },
  getTermsNews: { answer: z.array(change) },
  /** Refuses with NOT_FOUND if the version neither applies nor will apply. */
  seeTerms: { params: versionParams },
  acceptTerms: { params: versionParams },
} as const satisfies Record<keyof typeof termsRoutes, Schemas>;
