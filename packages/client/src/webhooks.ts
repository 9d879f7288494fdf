import type { WebhookEvent } from "./calls.ts";

/** The largest age of a delivery in seconds. An older delivery may be a replay by a third party. */
const oldest = 5 * 60;
/** The base64 form of a 32-byte signature. */
const isBase64 = /^[A-Za-z0-9+/]{43}=$/;
const letters = new TextEncoder();

/** Headers of `fetch`, or an object as Node and most frameworks have it, with names in lower case. */
type HeaderValues = Headers | Record<string, string | readonly string[] | undefined>;

const headerOf = (headers: HeaderValues, name: string) =>
  String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? "");

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/**
 * Verifies a webhook delivery and returns its event. Returns null for an invalid delivery: answer 401 then. `body` is
 * the raw text, not parsed and serialised again; `secret` is the `whsec_…` that was shown once; `now` is in seconds
 * since 1970.
 */
export async function readWebhook(
  secret: string,
  headers: HeaderValues,
  body: string,
  now: number = Date.now() / 1000,
): Promise<{ id: string; event: WebhookEvent } | null> {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  if (!(Math.abs(now - Number(timestamp)) <= oldest)) return null;
  const raw = bytesOf(secret.replace(/^whsec_/, ""));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  const signed = letters.encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(" ")) {
    const [version, value = ""] = signature.split(",");
    if (version !== "v1" || !isBase64.test(value)) continue;
    if (await crypto.subtle.verify("HMAC", key, bytesOf(value), signed))
      return { id, event: JSON.parse(body) as WebhookEvent };
  }
  return null;
}
