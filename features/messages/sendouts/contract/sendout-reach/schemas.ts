import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { channel, id, idParams } from "#packages/contract/shapes.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { fields } from "../sendout-shapes.ts";
import type { sendoutReachRoutes } from "./routes.ts";

const count = z.number();

const reach = z.object({
  media: z.array(
    z.object({
      medium: channel,
      /** Members of the selection; and of these, each counted where it is first met. */
      matched: count,
      noAddress: count,
      /** Only e-mail: mail to their address came back for good. */
      bounced: count,
      noConsent: count,
      heldOut: count,
      /** Only SMS: those for whom the credits do not suffice. */
      noCredits: count,
      /** Written to, now or, those `later`, as soon as the club's limit lets them be. */
      reached: count,
      later: count,
    }),
  ),
  /** What it may cost at most; what is there, less by the month's limit. Null: no SMS. */
  credits: z.object({ atMost: count, available: count }).nullable(),
  /** By language; `segments` of the text as it stands for whom nothing is known. */
  texts: z.array(
    z.object({ language: z.enum(languages), recipients: count, text: z.string(), characters: count, segments: count }),
  ),
  /** A second person will have to say yes. */
  needsApproval: z.boolean(),
});

export const sendoutReachSchemas = {
  /** `sendoutId`: of the draft it is, by which those held out are drawn; null: none as yet. */
  countSendoutReach: {
    body: fields
      .pick({ selectionId: true, campaignId: true, media: true, sms: true, heldOutPercent: true })
      .extend({ sendoutId: id.nullable() }),
    answer: reach,
    errors: ["NOT_FOUND", "SELECTION_UNKNOWN"],
  },
  getSendoutReach: { params: idParams, answer: reach, errors: ["SELECTION_UNKNOWN"] },
} as const satisfies Record<keyof typeof sendoutReachRoutes, Schemas>;
