import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { Config } from "../config.ts";
import { escapeHtml } from "./escape-html.ts";

type Settings = Pick<Config, "sms" | "publicUrl" | "local">;

/** A provider's kind of call: a delivery report, or an SMS sent to us. */
type About = "reports" | "received";

const pathOf = (about: About) => `/api/sms/${about}`;

/**
 * Returns the URL for a provider's delivery reports; null if the provider cannot reach it. Also null for 46elks without
 * a secret, as 46elks signs nothing and the URL must contain the secret.
 */
export function reportAddress({ sms, publicUrl, local }: Settings): string | null {
  if (local || sms.provider === "") return null;
  if (sms.provider === "twilio") return new URL(pathOf("reports"), publicUrl).href;
  return sms.webhookSecret ? new URL(`${pathOf("reports")}/${sms.webhookSecret}`, publicUrl).href : null;
}

const same = (one: string, other: string) =>
  timingSafeEqual(hash("sha256", one, "buffer"), hash("sha256", other, "buffer"));

interface Calling {
  /** The secret in the last part of the path; empty if missing. */
  secret: string;
  /** X-Twilio-Signature; empty if missing. */
  signature: string;
  fields: URLSearchParams;
}

/**
 * Returns Twilio's HMAC-SHA1 signature. It signs the URL that we gave to Twilio, followed by the form's names and
 * values sorted by name.
 */
export function twilioSignature(token: string, url: string, fields: URLSearchParams): string {
  const signedFields = [...fields]
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .flat()
    .join("");
  return createHmac("sha1", token)
    .update(url + signedFields)
    .digest("base64");
}

const signedByTwilio = ({ sms, publicUrl }: Settings, { fields, signature }: Calling, about: About): boolean =>
  same(twilioSignature(sms.password, new URL(pathOf(about), publicUrl).href, fields), signature);

/** Whether a call is from the configured provider: Twilio signs it, and only 46elks has the URL with the secret. */
export function isProviders(settings: Settings, calling: Calling, about: About): boolean {
  const { provider, webhookSecret } = settings.sms;
  if (provider === "twilio") return calling.secret === "" && signedByTwilio(settings, calling, about);
  return provider === "46elks" && webhookSecret !== "" && same(webhookSecret, calling.secret);
}

const firstOf = (fields: URLSearchParams, ...names: string[]) =>
  names.map((name) => fields.get(name)).find(Boolean) ?? "";

/** Returns the message id, status and reason of a delivery report. */
export function reportOf(fields: URLSearchParams): { providerId: string; status: string; reason: string } {
  return {
    providerId: firstOf(fields, "MessageSid", "id").slice(0, 100),
    status: firstOf(fields, "MessageStatus", "status").slice(0, 40),
    reason: firstOf(fields, "ErrorCode", "error").slice(0, 100),
  };
}

/**
 * Parses an SMS sent to us. `isAnsweredElsewhere`: Twilio has already answered its STOP and delivers no other SMS to
 * the sender. `isStopThere`: the text is a stop word for Twilio, which has more stop words than we do.
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

/** Returns the reply that makes a provider answer with a text or not at all. 46elks forwards plain text unchanged. */
export function answerTo({ sms }: Pick<Settings, "sms">, text: string | null): { type: string; body: string } {
  if (sms.provider !== "twilio") return { type: "text/plain; charset=utf-8", body: text ?? "" };
  const message = text === null ? "" : `<Message>${escapeHtml(text)}</Message>`;
  return {
    type: "text/xml; charset=utf-8",
    body: `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`,
  };
}
