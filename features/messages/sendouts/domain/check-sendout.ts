import { isSenderName } from "#features/messages/sms/domain/sender-name.ts";
import { smsTextProblem } from "#features/messages/sms/domain/sms-text.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import { checkName } from "#packages/domain/people/names.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import { checkEmail, type Email, type EmailProblem, readTarget } from "./email-blocks.ts";
import { heldOutMax } from "./held-out.ts";
import { type ReadText, readTexts } from "./read-texts.ts";

/** The maximum number of characters in a sendout's name. */
export const sendoutNameMax = 60;

/**
 * An SMS as a merchant writes it. `link`: https, a path of the club's own site, or "" for none; sent as a tracked link.
 */
export interface SmsText {
  text: string;
  link: string;
  translations: Translations<"text">;
}

/** A sendout as a merchant writes it. A draft keeps the texts of a medium that is not chosen. */
export interface SendoutFields {
  name: string;
  media: readonly Channel[];
  sms: SmsText;
  /** Null: nothing written yet. */
  email: Email | null;
  /** The sender of the SMS, letters and digits; "": the club's own sender. */
  senderName: string;
  /** Percentage of the members who would get a message. */
  heldOutPercent: number;
}

export type SendoutProblem =
  | EmailProblem
  | "NAME_TOO_SHORT"
  | "NAME_RESERVED"
  | "MEDIUM_REQUIRED"
  | "MESSAGE_REQUIRED"
  | "MESSAGE_TOO_LONG"
  | "INVALID_SENDER_NAME";

/** The problems by field: `name`, `media`, `sms.text`, `sms.translations.fr.text`, `email.blocks.0.label`. */
export type SendoutProblems = Record<string, SendoutProblem>;

const smsWords: ReadText<SendoutProblem> = (text) => {
  const value = normaliseText(text);
  return smsTextProblem(value) === "SMS_TOO_LONG" ? { ok: false, reason: "MESSAGE_TOO_LONG" } : { ok: true, value };
};
const smsTexts = { text: { read: smsWords, required: false, personal: true } };

const within = <Problem>(part: string, problems: Record<string, Problem>): [string, Problem][] =>
  Object.entries(problems).map(([field, problem]) => [`${part}.${field}`, problem]);

/**
 * Reads a sendout's fields; `own` is the language of its own texts. Returns them as stored, with a problem for each
 * invalid field. `missing`: what a draft may lack, and a start may not. Spec §5.
 */
export function checkSendout(fields: SendoutFields, own: Language) {
  const name = checkName(fields.name, { max: sendoutNameMax });
  const { texts, problems: ofSms } = readTexts(fields.sms, smsTexts, own);
  const link = readTarget(fields.sms.link);
  const email = fields.email && checkEmail(fields.email, own);
  const senderName = fields.senderName.trim();
  const [bySms, byEmail] = [fields.media.includes("SMS"), fields.media.includes("EMAIL")];

  const all: [string, SendoutProblem | null][] = [
    ["name", name.ok ? null : name.reason],
    ...within("sms", ofSms),
    ["sms.link", link === null ? "INVALID_URL" : null],
    ...within("email", email?.problems ?? {}),
    ["senderName", isSenderName(senderName) ? null : "INVALID_SENDER_NAME"],
    ["heldOutPercent", fields.heldOutPercent < 0 || fields.heldOutPercent > heldOutMax ? "INVALID_INPUT" : null],
  ];
  const wrong = all.filter((entry): entry is [string, SendoutProblem] => entry[1] !== null);
  const isLacking = ([field, problem]: [string, SendoutProblem]) => problem === "REQUIRED" && field.startsWith("email");
  const missing: Record<string, SendoutProblem> = byEmail ? Object.fromEntries(wrong.filter(isLacking)) : {};
  if (!bySms && !byEmail) missing.media = "MEDIUM_REQUIRED";
  if (bySms && texts.text === "") missing["sms.text"] = "MESSAGE_REQUIRED";
  if (byEmail && !email) missing.email = "REQUIRED";
  return {
    sendout: {
      ...fields,
      name: name.ok ? name.name : fields.name,
      media: (["SMS", "EMAIL"] as const).filter((medium) => fields.media.includes(medium)),
      sms: { ...texts, link: link ?? fields.sms.link },
      email: email?.email ?? null,
      senderName,
    },
    problems: Object.fromEntries(wrong.filter((each) => !isLacking(each))) as SendoutProblems,
    missing,
  };
}
