import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { Config } from "../config.ts";

type Settings = Pick<Config, "sms" | "publicUrl" | "local">;

const path = "/api/sms/reports";

/**
 * Where a provider tells what became of an SMS; null where it cannot reach us, or for 46elks, which signs nothing, where no
 * secret is set that its address could bear.
 */
export function reportAddress({ sms, publicUrl, local }: Settings): string | null {
  if (local || sms.provider === "") return null;
  if (sms.provider === "twilio") return new URL(path, publicUrl).href;
  return sms.webhookSecret ? new URL(`${path}/${sms.webhookSecret}`, publicUrl).href : null;
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
function signedByTwilio({ sms, publicUrl }: Settings, { fields, signature }: Calling): boolean {
  const told = [...fields]
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .flat()
    .join("");
  const text = new URL(path, publicUrl).href + told;
  return same(createHmac("sha1", sms.password).update(text).digest("base64"), signature);
}

/** Whether a call is the configured provider's: signed by it, or at the address that only it was given. */
export function isProviders(settings: Settings, calling: Calling): boolean {
  const { provider, webhookSecret } = settings.sms;
  if (provider === "twilio") return calling.secret === "" && signedByTwilio(settings, calling);
  return provider === "46elks" && webhookSecret !== "" && same(webhookSecret, calling.secret);
}

/** What a provider tells: its id of the message, how it stands, and why. */
export function reportOf(fields: URLSearchParams): { providerId: string; status: string; reason: string } {
  const field = (...names: string[]) => names.map((name) => fields.get(name)).find(Boolean) ?? "";
  return {
    providerId: field("MessageSid", "id").slice(0, 100),
    status: field("MessageStatus", "status").slice(0, 40),
    reason: field("ErrorCode", "error").slice(0, 100),
  };
}
