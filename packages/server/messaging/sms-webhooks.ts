import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { Config } from "../config.ts";
import { escapeHtml } from "./escape-html.ts";

type Settings = Pick<Config, "sms" | "publicUrl" | "local">;

/** What a provider calls us about: what became of an SMS, or one that somebody sent us. */
type About = "reports" | "received";

const pathOf = (about: About) => `/api/sms/${about}`;

/**
 * Where a provider tells what became of an SMS; null where it cannot reach us, or for 46elks, which signs nothing, where no
 * secret is set that its address could bear.
 */
export function reportAddress({ sms, publicUrl, local }: Settings): string | null {
  if (local || sms.provider === "") return null;
  if (sms.provider === "twilio") return new URL(pathOf("reports"), publicUrl).href;
  return sms.webhookSecret ? new URL(`${pathOf("reports")}/${sms.webhookSecret}`, publicUrl).href : null;
}

const same = (one: string, other: string) =>
  timingSafeEqual(hash("sha256", one, "buffer"), hash("sha256", other, "buffer"));

interface Calling {
  /** The last part of the path; empty where there is none. */
  secret: string;
  /** X-Twilio-Signature; empty where there is none. */
  signature: string;
  fields: URLSearchParams;
}

/** Twilio's: HMAC-SHA1 by its token of the address as we gave it, with the form's names and values in the names' order. */
function signedByTwilio({ sms, publicUrl }: Settings, { fields, signature }: Calling, about: About): boolean {
  const signedFields = [...fields]
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .flat()
    .join("");
  const text = new URL(pathOf(about), publicUrl).href + signedFields;
  return same(createHmac("sha1", sms.password).update(text).digest("base64"), signature);
}

/** Whether a call is the configured provider's: signed by it, or at the address that only it was given. */
export function isProviders(settings: Settings, calling: Calling, about: About): boolean {
  const { provider, webhookSecret } = settings.sms;
  if (provider === "twilio") return calling.secret === "" && signedByTwilio(settings, calling, about);
  return provider === "46elks" && webhookSecret !== "" && same(webhookSecret, calling.secret);
}

const firstOf = (fields: URLSearchParams, ...names: string[]) =>
  names.map((name) => fields.get(name)).find(Boolean) ?? "";

/** What a provider tells: its id of the message, how it stands, and why. */
export function reportOf(fields: URLSearchParams): { providerId: string; status: string; reason: string } {
  return {
    providerId: firstOf(fields, "MessageSid", "id").slice(0, 100),
    status: firstOf(fields, "MessageStatus", "status").slice(0, 40),
    reason: firstOf(fields, "ErrorCode", "error").slice(0, 100),
  };
}

/**
 * An SMS that somebody sent us; `isAnsweredElsewhere`: Twilio has answered its stop already, and takes no other to them.
 * `isStopThere`: by its own words, which are more than ours.
 */
export function receivedOf(fields: URLSearchParams) {
  return {
    providerId: firstOf(fields, "MessageSid", "id").slice(0, 100),
    from: firstOf(fields, "From", "from").slice(0, 40),
    text: firstOf(fields, "Body", "message"),
    isAnsweredElsewhere: fields.has("OptOutType"),
    isStopThere: fields.get("OptOutType") === "STOP",
  };
}

/** What makes a provider answer an SMS with a text, or with nothing; 46elks sends a plain answer on as it is. */
export function answerTo({ sms }: Pick<Settings, "sms">, text: string | null): { type: string; body: string } {
  if (sms.provider !== "twilio") return { type: "text/plain; charset=utf-8", body: text ?? "" };
  const message = text === null ? "" : `<Message>${escapeHtml(text)}</Message>`;
  return {
    type: "text/xml; charset=utf-8",
    body: `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`,
  };
}
