import * as z from "zod";
import { instant, localMoment } from "#packages/contract/date-shapes.ts";
import { channel, id, version } from "#packages/contract/shapes.ts";
import { translations } from "#packages/contract/translation-shapes.ts";
import { smsMax } from "#packages/domain/limits.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { emailTextMax } from "../domain/email-blocks.ts";
import { heldOutMax } from "../domain/held-out.ts";
import { pauseReasons, sendoutActs, sendoutStates, sendoutWaits } from "../domain/sendout-states.ts";
import { automatic } from "./automatic-shapes.ts";
import { email, emailErrors } from "./email-shapes.ts";

export const count = z.number();

export const fields = z.object({
  name: z.string().max(200),
  /** Null: every member. */
  selectionId: id.nullable(),
  /** The campaign that the sendout's link opens by default, and whose purchases count as results. */
  campaignId: id.nullable(),
  /** The media of the sendout; at least one is required at the start. */
  media: z.array(channel).max(2),
  /** `link`: https, a path of the club's site, or "" for none; sent as a tracked link on the club's own host. */
  sms: z.object({
    text: z.string().max(4 * smsMax),
    link: z.string().max(2 * emailTextMax.target),
    translations: translations(["text"]),
  }),
  /** Null: nothing written yet. */
  email: email.nullable(),
  /** The sender of the SMS, 3 to 11 letters and digits; "": the club's own sender. */
  senderName: z.string().max(40),
  /** The planned time by the club's clock, without a zone; null: the sendout is sent when it is started. */
  sendAt: localMoment.nullable(),
  /** Null: a single sendout. */
  automatic: automatic.nullable(),
  heldOutPercent: z.number().int().min(0).max(heldOutMax),
});

/** `selected` is the sum of the others; claimed messages count as waiting. */
export const counts = z.object({
  medium: channel,
  selected: count,
  waiting: count,
  sent: count,
  failed: count,
  skipped: count,
  heldOut: count,
});

export const person = z.object({ id: z.number(), name: z.string() });

export const listed = z.object({
  id: z.number(),
  name: z.string(),
  state: z.enum(sendoutStates),
  /** Why the sendout is paused. */
  pauseReason: z.enum(pauseReasons).nullable(),
  media: z.array(channel),
  selectionId: z.number().nullable(),
  campaignId: z.number().nullable(),
  /** The sending time, or an automatic sendout's next run, in the club's zone; null: at its start. */
  sendAt: localMoment.nullable(),
  automatic: automatic.nullable(),
  /** An automatic sendout's messages for occasions in the 30 days up to its latest run; null: a single sendout. */
  sentLately: count.nullable(),
  createdAt: instant,
  /** When its recipients were chosen (for an automatic sendout, the latest run), and when all of them were settled. */
  startedAt: instant.nullable(),
  doneAt: instant.nullable(),
  /** Whether a second person's approval is pending. */
  awaitsApproval: z.boolean(),
  counts: z.array(counts),
});

export const sendout = listed.extend({
  /** The language of the sendout's own texts. */
  language: z.enum(languages),
  sms: fields.shape.sms,
  email: email.nullable(),
  senderName: z.string(),
  heldOutPercent: count,
  createdBy: person,
  startedBy: person.nullable(),
  approvedBy: person.nullable(),
  /** The actions this caller may take. */
  acts: z.array(z.enum(sendoutActs)),
  /** Messages settled in a minute, and seconds left; null while unknown. */
  perMinute: count.nullable(),
  secondsLeft: count.nullable(),
  /** Why no message is sent at present, and until when. */
  waits: z.object({ for: z.enum(sendoutWaits), until: instant }).nullable(),
  version,
});

export const fieldErrors = [
  ...emailErrors,
  "MIN_TOO_LOW",
  "MAX_TOO_HIGH",
  "NAME_TOO_SHORT",
  "NAME_RESERVED",
  "MESSAGE_TOO_LONG",
  "INVALID_SENDER_NAME",
] as const;
