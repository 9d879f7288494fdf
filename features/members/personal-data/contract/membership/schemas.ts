import * as z from "zod";
import { consentSources } from "#features/members/consents/domain/consent-source.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { channel } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { membershipRoutes } from "./routes.ts";

export const membershipSchemas = {
  /** Lists every answer about marketing, newest first. */
  listOwnConsents: {
    answer: z.array(
      z.object({
        id: z.number(),
        at: instant,
        channel,
        given: z.boolean(),
        /** The source of the answer. */
        source: z.enum(consentSources),
        /** The text shown at the box; empty if there was no box. */
        text: z.string(),
      }),
    ),
  },
  /** Erases the member permanently; it cannot be undone. */
  leaveClub: {
    body: z.object({ password: z.string().max(textMax.password) }),
    errors: ["REQUIRED", "WRONG_PASSWORD", "TOO_BUSY"],
  },
} as const satisfies Record<keyof typeof membershipRoutes, Schemas>;
