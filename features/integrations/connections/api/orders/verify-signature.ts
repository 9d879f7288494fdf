import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { ConnectionKind } from "../../domain/connections.ts";

/** How far the time of a generic webhook may be from the server's. */
const toleranceSeconds = 300;

export interface SignedMessage {
  headers: IncomingHttpHeaders;
  /** The raw body, which the signature covers. */
  body: Buffer;
}

/** Returns a header as text; empty if it is absent or repeated. */
export function headerOf({ headers }: Pick<SignedMessage, "headers">, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value : "";
}

function isSame(signature: string, expected: Buffer): boolean {
  const received = Buffer.from(signature, "base64");
  return received.length === expected.length && timingSafeEqual(received, expected);
}

const digestOf = (secret: Buffer, ...parts: readonly (string | Buffer)[]): Buffer => {
  const hmac = createHmac("sha256", secret);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
};

/** Verifies the headers of Standard Webhooks, which may contain several signatures. */
function isSignedByStandard(message: SignedMessage, secrets: readonly Buffer[], now: Temporal.Instant): boolean {
  const [id, timestamp] = [headerOf(message, "webhook-id"), headerOf(message, "webhook-timestamp")];
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (id === "" || !(Math.abs(now.epochMilliseconds / 1000 - seconds) <= toleranceSeconds)) return false;
  const signatures = headerOf(message, "webhook-signature").split(" ");
  const digests = secrets.map((secret) => digestOf(secret, `${id}.${timestamp}.`, message.body));
  return signatures.some((signature) => {
    const [version, value = ""] = signature.split(",");
    return version === "v1" && digests.some((digest) => isSame(value, digest));
  });
}

const signatureHeaders = { SHOPIFY: "x-shopify-hmac-sha256", WOOCOMMERCE: "x-wc-webhook-signature" } as const;

/** Whether one of the secrets signed the message, in the way of the shop. Compares in constant time. */
export function isSigned(
  kind: ConnectionKind,
  message: SignedMessage,
  secrets: readonly Buffer[],
  now: Temporal.Instant,
): boolean {
  if (kind === "GENERIC") return isSignedByStandard(message, secrets, now);
  const signature = headerOf(message, signatureHeaders[kind]);
  return secrets.some((secret) => isSame(signature, digestOf(secret, message.body)));
}
