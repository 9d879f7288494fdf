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
  /** What its link leads to where it has none of its own, and what its purchases are held against. */
  campaignId: id.nullable(),
  /** At least one when it is started. */
  media: z.array(channel).max(2),
  /** `link`: https, a path of the club's site, or "" for none; told as a short link of the club's own host. */
  sms: z.object({
    text: z.string().max(4 * smsMax),
    link: z.string().max(2 * emailTextMax.target),
    translations: translations(["text"]),
  }),
  /** Null: nothing written as yet. */
  email: email.nullable(),
  /** 3 to 11 letters and digits; "": the club's own. */
  senderName: z.string().max(40),
  /** By the club's clock, without a zone; null: as soon as it is started. */
  sendAt: localMoment.nullable(),
  /** Null: it goes once. */
  automatic: automatic.nullable(),
  heldOutPercent: z.number().int().min(0).max(heldOutMax),
});

/** `selected` is the sum of the others; those being handed over are waiting. */
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
  /** Why a paused one waits. */
  pauseReason: z.enum(pauseReasons).nullable(),
  media: z.array(channel),
  selectionId: z.number().nullable(),
  campaignId: z.number().nullable(),
  /** The moment it is sent at, or an automatic one asks next, in the club's zone; null: as soon as it is started. */
  sendAt: localMoment.nullable(),
  automatic: automatic.nullable(),
  /** Messages of an automatic one to those whose occasion came in the 30 days up to its latest; null: it goes once. */
  sentLately: count.nullable(),
  createdAt: instant,
  /** When its recipients were chosen (of an automatic one, the latest), and when all of them were settled. */
  startedAt: instant.nullable(),
  doneAt: instant.nullable(),
  /** A second person has not said yes as yet. */
  awaitsApproval: z.boolean(),
  counts: z.array(counts),
});

export const sendout = listed.extend({
  /** The language its own texts are in. */
  language: z.enum(languages),
  sms: fields.shape.sms,
  email: email.nullable(),
  senderName: z.string(),
  heldOutPercent: count,
  createdBy: person,
  startedBy: person.nullable(),
  approvedBy: person.nullable(),
  /** What this caller can do with it. */
  acts: z.array(z.enum(sendoutActs)),
  /** Messages settled in a minute, and seconds for the rest; null while nothing is known. */
  perMinute: count.nullable(),
  secondsLeft: count.nullable(),
  /** Why nothing goes just now, and until when. */
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
