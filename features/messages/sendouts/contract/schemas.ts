import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { beganFrom, idParams, version, wholeNumber } from "#packages/contract/shapes.ts";
import { numberLimits } from "#packages/domain/limits.ts";
import { pictureRefusals } from "#packages/domain/pictures/check-picture.ts";
import { time } from "./automatic-shapes.ts";
import { listedWhen } from "./list-shapes.ts";
import type { sendoutsRoutes } from "./routes.ts";
import { fieldErrors, fields, listed, person, sendout } from "./sendout-shapes.ts";

const rules = z.object({
  /** No message is sent between these times of the club's clock; null: sent at any hour. */
  quietHours: z.object({ from: time, to: time }).nullable(),
  /** The maximum number of messages to one member in a number of days, over all sendouts. */
  cap: z
    .object({ messages: wholeNumber(numberLimits.cappedMessages), days: wholeNumber(numberLimits.cappedDays) })
    .nullable(),
  /** Above this number of recipients a second person must approve; null: never. */
  approvalAbove: wholeNumber(numberLimits.unapprovedRecipients).nullable(),
});
const rulesAnswer = rules.extend({
  version,
  /**
   * The account that widened the limit recently, and must still follow the previous one; a save by another account ends
   * that.
   */
  widened: z.object({ by: person, isCaller: z.boolean(), from: z.number(), until: instant }).nullable(),
});

export const sendoutsSchemas = {
  /**
   * Returns the sendouts of the days, with all planned and running ones. Without a filter, those of the last 14 days;
   * `ever` is the total number. `q`: a part of the name. `sort`: `created` (default, newest first), `when`, `name`,
   * `sms`, `email`; for automatic ones `next`, `lately`.
   */
  listSendouts: {
    query: listQuery.extend(listedWhen.shape),
    answer: page(listed).extend({ ever: z.number() }),
    errors: ["INVALID_INPUT"],
  },
  exportSendouts: {
    query: listQuery.pick({ q: true, sort: true }).extend(listedWhen.shape),
    errors: ["INVALID_INPUT"],
  },
  createSendout: { body: fields, answer: sendout, errors: fieldErrors },
  addSendoutPicture: { answer: z.object({ picturePath: z.string() }), errors: pictureRefusals },
  getSendout: { params: idParams, answer: sendout },
  updateSendout: {
    params: idParams,
    body: fields.extend(beganFrom),
    answer: sendout,
    errors: [...fieldErrors, "MEDIUM_REQUIRED", "MESSAGE_REQUIRED", "STATUS_NOT_ALLOWED", "CHANGED_MEANWHILE"],
  },
  removeSendout: { params: idParams, errors: ["STATUS_NOT_ALLOWED"] },
  getSendoutRules: { answer: rulesAnswer },
  updateSendoutRules: {
    body: rules.extend(beganFrom),
    answer: rulesAnswer,
    errors: ["CHANGED_MEANWHILE"],
  },
} as const satisfies Record<keyof typeof sendoutsRoutes, Schemas>;
