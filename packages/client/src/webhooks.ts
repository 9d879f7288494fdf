import type { WebhookEvent } from "./calls.ts";

/** Older than this, in seconds, and it may be somebody else's copy of what was sent once. */
const oldest = 5 * 60;
/** What 32 bytes are. */
const isBase64 = /^[A-Za-z0-9+/]{43}=$/;
const letters = new TextEncoder();

type Headers = Record<string, string | readonly string[] | undefined>;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/**
 * What a webhook brought, once it is certain that Stammis sent it; null where it is not: answer 401 then. `body` is the
 * text as it came, not parsed and written anew; `secret` what was shown once (`whsec_…`); `now` in seconds since 1970.
 */
export async function readWebhook(
  secret: string,
  headers: Headers,
  body: string,
  now: number = Date.now() / 1000,
): Promise<{ id: string; event: WebhookEvent } | null> {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    String(headers[name] ?? ""),
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
