import { languages } from "@stammis/domain/clubs/languages";
import { smsMax } from "@stammis/domain/limits";
import { emailTextMax } from "@stammis/domain/sendouts/email-blocks";
import { heldOutMax } from "@stammis/domain/sendouts/held-out";
import { pauseReasons, sendoutActs, sendoutStates, sendoutWaits } from "@stammis/domain/sendouts/sendout-states";
import * as z from "zod";
import { email, emailErrors } from "../email-shapes.ts";
import type { Schemas } from "../endpoint.ts";
import { byKey, keyedPage, listQuery, page } from "../list-shapes.ts";
import { beganFrom, channel, date, id, idParams, instant, version } from "../shapes.ts";
import { translations } from "../translation-shapes.ts";
import { automatic, time } from "./automatic-shapes.ts";
import { held, released, releasing } from "./held-shapes.ts";
import { listedWhen, recipient, recipientFilters } from "./list-shapes.ts";
import type { sendoutRoutes } from "./routes.ts";

const count = z.number();

const fields = z.object({
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
  sendAt: z.iso.datetime({ local: true, offset: false }).nullable(),
  /** Null: it goes once. */
  automatic: automatic.nullable(),
  heldOutPercent: z.number().int().min(0).max(heldOutMax),
});

/** `selected` is the sum of the others; those being handed over are waiting. */
const counts = z.object({
  medium: channel,
  selected: count,
  waiting: count,
  sent: count,
  failed: count,
  skipped: count,
  heldOut: count,
});

const person = z.object({ id: z.number(), name: z.string() });

const listed = z.object({
  id: z.number(),
  name: z.string(),
  state: z.enum(sendoutStates),
  /** Why a paused one waits. */
  pauseReason: z.enum(pauseReasons).nullable(),
  media: z.array(channel),
  selectionId: z.number().nullable(),
  campaignId: z.number().nullable(),
  /** The moment it is sent at, or an automatic one asks next, in the club's zone; null: as soon as it is started. */
  sendAt: z.iso.datetime({ local: true, offset: false }).nullable(),
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

const sendout = listed.extend({
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

/** Shares are of those sent. */
const numbers = z.object({
  media: z.array(
    counts.extend({ delivered: count, bounced: count, unsubscribed: count, clicked: count, credits: count }),
  ),
  /** Days in which purchases count, from the start, or from the day each occasion came; the last of them, where there is one. */
  days: count,
  through: date.nullable(),
  /** Of an automatic one: purchases are told after occasions that came from this day on. */
  since: date.nullable(),
  written: z.object({ members: count, buyers: count, amount: count }),
  heldOut: z.object({ members: count, buyers: count, amount: count }),
  /** In percentage points of members who bought, with the 95 % interval; null: too few to tell, or nobody was held out. */
  uplift: z.object({ points: count, low: count, high: count }).nullable(),
});

/** `facts`: of who reads it, as a member's are known; `scheme`: by day or by night, whatever the screen prefers. */
const emailPreview = {
  body: z.object({
    email,
    /** The language its own texts are in. */
    writtenIn: z.enum(languages),
    language: z.enum(languages),
    scheme: z.enum(["light", "dark"]),
    facts: z.object({ firstName: z.string().max(200), lastName: z.string().max(200), points: z.number().int().min(0) }),
  }),
  /** `preheader`: what a mailbox shows behind the subject; `html`: with the first block at `#block-0`; `bytes`: of it. */
  answer: z.object({
    from: z.string(),
    subject: z.string(),
    preheader: z.string(),
    html: z.string(),
    text: z.string(),
    bytes: count,
  }),
};

const rules = z.object({
  /** Nothing is sent from one to the other, by the club's clock; null: at any hour. */
  quietHours: z.object({ from: time, to: time }).nullable(),
  /** At most so many to one member in so many days, over all sendouts. */
  cap: z.object({ messages: z.number().int().min(1).max(100), days: z.number().int().min(1).max(365) }).nullable(),
  /** More recipients than this, and a second person says yes; null: never. */
  approvalAbove: z.number().int().min(0).max(100_000_000).nullable(),
});
const rulesAnswer = rules.extend({
  version,
  /** Who made it wider of late, and is held to what it was; another's save ends that. */
  widened: z.object({ by: person, isCaller: z.boolean(), from: z.number(), until: instant }).nullable(),
});

const fieldErrors = [
  ...emailErrors,
  "MIN_TOO_LOW",
  "MAX_TOO_HIGH",
  "NAME_TOO_SHORT",
  "NAME_RESERVED",
  "MESSAGE_TOO_LONG",
  "INVALID_SENDER_NAME",
] as const;
const startErrors = [
  "MEDIUM_REQUIRED",
  "MESSAGE_REQUIRED",
  "TIME_PASSED",
  "NOBODY_REACHED",
  "CAMPAIGN_NOT_ACTIVE",
  "COUPON_NOT_ACTIVE",
] as const;

export const sendoutSchemas = {
  /**
   * Those of the days, and whatever is still to come or goes on. Without days: the last 14. `q`: a part of the name. `sort`:
   * `created` (default, the newest first), `when`, `name`, `sms`, `email`; of automatic ones `next`, `lately`.
   */
  listSendouts: {
    query: listQuery.extend(listedWhen.shape),
    answer: page(listed),
    errors: ["INVALID_INPUT"],
  },
  exportSendouts: {
    query: listQuery.pick({ q: true, sort: true }).extend(listedWhen.shape),
    errors: ["INVALID_INPUT"],
  },
  createSendout: { body: fields, answer: sendout, errors: fieldErrors },
  /** `sendoutId`: of the draft it is, by which those held out are drawn; null: none as yet. */
  countSendoutReach: {
    body: fields
      .pick({ selectionId: true, campaignId: true, media: true, sms: true, heldOutPercent: true })
      .extend({ sendoutId: id.nullable() }),
    answer: reach,
    errors: ["NOT_FOUND", "SELECTION_UNKNOWN"],
  },
  addSendoutPicture: { answer: z.object({ picturePath: z.string() }), errors: ["IMAGE_NOT_READABLE"] },
  /** What is lacking as yet is left out. */
  previewSendoutEmail: { ...emailPreview, errors: emailErrors },
  getSendout: { params: idParams, answer: sendout },
  updateSendout: {
    params: idParams,
    body: fields.extend(beganFrom),
    answer: sendout,
    errors: [...fieldErrors, "MEDIUM_REQUIRED", "MESSAGE_REQUIRED", "STATUS_NOT_ALLOWED", "CHANGED_MEANWHILE"],
  },
  removeSendout: { params: idParams, errors: ["STATUS_NOT_ALLOWED"] },
  /**
   * `leavesOut`: of a start or a going on, those for whom the credits do not suffice are skipped; else NO_SMS_CREDITS.
   * OWN_REQUEST: who started it is no second person.
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
      "SELECTION_UNKNOWN",
    ],
  },
  getSendoutReach: { params: idParams, answer: reach, errors: ["SELECTION_UNKNOWN"] },
  testSendout: {
    params: idParams,
    body: z.object({ medium: channel, language: z.enum(languages) }),
    answer: z.object({ to: z.string() }),
    errors: [...fieldErrors, "MESSAGE_REQUIRED", "NO_SMS_CREDITS", "INVALID_EMAIL", "INVALID_PHONE"],
  },
  /** `q`: words that begin names. */
  listSendoutRecipients: {
    params: idParams,
    query: byKey.extend(recipientFilters.shape),
    answer: keyedPage(recipient),
  },
  exportSendoutRecipients: { params: idParams, query: recipientFilters },
  getSendoutNumbers: {
    params: idParams,
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(14) }),
    answer: numbers,
  },
  getHeldSendouts: { answer: held, errors: ["SELECTION_UNKNOWN"] },
  /** Answers those that go on by this; one that somebody let go meanwhile is none of them. */
  releaseHeldSendouts: { body: releasing, answer: released },
  getSendoutRules: { answer: rulesAnswer },
  updateSendoutRules: {
    body: rules.extend(beganFrom),
    answer: rulesAnswer,
    errors: ["CHANGED_MEANWHILE"],
  },
} as const satisfies Record<keyof typeof sendoutRoutes, Schemas>;
