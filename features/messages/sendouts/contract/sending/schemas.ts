import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { channel, idParams } from "#packages/contract/shapes.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { sendoutActs } from "../../domain/sendout-states.ts";
import { fieldErrors, sendout } from "../sendout-shapes.ts";
import { heldSendouts, released, releasing } from "./held-shapes.ts";
import type { sendingRoutes } from "./routes.ts";

const startErrors = [
  "MEDIUM_REQUIRED",
  "MESSAGE_REQUIRED",
  "TIME_PASSED",
  "NOBODY_REACHED",
  "CAMPAIGN_NOT_ACTIVE",
  "COUPON_NOT_ACTIVE",
] as const;

export const sendingSchemas = {
  /**
   * `leavesOut`: a start or resume skips recipients that the credits do not cover; otherwise NO_SMS_CREDITS or
   * SMS_MONTH_LIMIT.
   * OWN_REQUEST: the starter cannot approve.
   */
  setSendoutState: {
    params: idParams,
    body: z.object({ act: z.enum(sendoutActs), leavesOut: z.boolean().default(false) }),
    answer: sendout,
    errors: [
      ...fieldErrors,
      ...startErrors,
      "STATUS_NOT_ALLOWED",
      "OWN_REQUEST",
      "NO_SMS_CREDITS",
      "SMS_MONTH_LIMIT",
      "SELECTION_UNKNOWN",
    ],
  },
  /** Everything is refused together: the campaign stays a draft if its message cannot be sent. */
  publishAndSendCampaign: {
    params: idParams,
    body: z.object({ leavesOut: z.boolean().default(false) }),
    answer: sendout,
    errors: [
      ...fieldErrors,
      ...startErrors,
      "STATUS_NOT_ALLOWED",
      "NO_SMS_CREDITS",
      "SMS_MONTH_LIMIT",
      "SELECTION_UNKNOWN",
      "MEMBERSHIP_TERMS_MISSING",
      "END_DATE_PASSED",
      "SUBSCRIPTION_LAPSED",
      "OTHER_LOCATION",
    ],
  },
  testSendout: {
    params: idParams,
    body: z.object({ medium: channel, language: z.enum(languages) }),
    answer: z.object({ to: z.string() }),
    errors: [...fieldErrors, "MESSAGE_REQUIRED", "NO_SMS_CREDITS", "SMS_MONTH_LIMIT", "INVALID_EMAIL", "INVALID_PHONE"],
  },
  getHeldSendouts: { answer: heldSendouts, errors: ["SELECTION_UNKNOWN"] },
  /** Returns the sendouts released by this request, without those released by another in the meantime. */
  releaseHeldSendouts: { body: releasing, answer: released },
} as const satisfies Record<keyof typeof sendingRoutes, Schemas>;
