import * as z from "zod";
import { consentSources } from "#features/members/consents/domain/consent-source.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { channel } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { membershipRoutes } from "./routes.ts";

export const membershipSchemas = {
  /** Every answer about marketing there is, newest first. */
  listOwnConsents: {
    answer: z.array(
      z.object({
        id: z.number(),
        at: instant,
        channel,
        given: z.boolean(),
        /** Where it was given or taken back. */
        source: z.enum(consentSources),
        /** What stood beside the box; empty where there was none. */
        text: z.string(),
      }),
    ),
  },
  /** Erases the member, for good: nothing of it can be undone. */
  leaveClub: {
    body: z.object({ password: z.string().max(textMax.password) }),
    errors: ["REQUIRED", "WRONG_PASSWORD", "TOO_BUSY"],
  },
} as const satisfies Record<keyof typeof membershipRoutes, Schemas>;
