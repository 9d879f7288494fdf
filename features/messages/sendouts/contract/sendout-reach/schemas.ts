import * as z from "zod";
import { creditProblems } from "#features/messages/sms/domain/credits.ts";
import { localMoment } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { amount, channel, id, idParams } from "#packages/contract/shapes.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { fields } from "../sendout-shapes.ts";
import type { sendoutReachRoutes } from "./routes.ts";

const count = z.number();

const reach = z.object({
  media: z.array(
    z.object({
      medium: channel,
      /** Members of the selection; each is counted under the first reason below. */
      matched: count,
      noAddress: count,
      /** E-mail only: members whose address bounced permanently. */
      bounced: count,
      noConsent: count,
      heldOut: count,
      /** SMS only: members that the credits do not cover. */
      noCredits: count,
      /** Members who get a message: now, or `later`, once the frequency cap allows it. */
      reached: count,
      later: count,
    }),
  ),
  /**
   * The maximum cost, and the available credits within the month's limit. `price`: the cost in kronor without VAT, by
   * the club's latest purchase or the smallest package; null if a credit has no price. `problem`: why the credits do not
   * cover the maximum; null if they do. Null: no SMS.
   */
  credits: z
    .object({
      atMost: count,
      available: count,
      price: amount.nullable(),
      problem: z.enum(creditProblems).nullable(),
    })
    .nullable(),
  /** The end of the quiet hours in which the sendout would begin, by the club's clock; null: it begins at once. */
  quietUntil: localMoment.nullable(),
  /** The texts by language; `segments` are counted on the text for a recipient without facts. */
  texts: z.array(
    z.object({ language: z.enum(languages), recipients: count, text: z.string(), characters: count, segments: count }),
  ),
  /** Whether a second person must approve. */
  needsApproval: z.boolean(),
});

export const sendoutReachSchemas = {
  /** `sendoutId`: the draft, whose id selects the holdout group; null: not saved yet. */
  countSendoutReach: {
    body: fields
      .pick({ selectionId: true, campaignId: true, media: true, sms: true, heldOutPercent: true })
      .extend({ sendoutId: id.nullable(), sendAt: fields.shape.sendAt.optional() }),
    answer: reach,
    errors: ["NOT_FOUND", "SELECTION_UNKNOWN"],
  },
  getSendoutReach: { params: idParams, answer: reach, errors: ["SELECTION_UNKNOWN"] },
} as const satisfies Record<keyof typeof sendoutReachRoutes, Schemas>;
