import { createHmac, randomBytes } from "node:crypto";

const secretBytes = 32;

export const makeSecret = (): Buffer => randomBytes(secretBytes);

/** Returns the secret as shown to the merchant, in the form of Standard Webhooks. */
export const shownSecret = (secret: Buffer) => `whsec_${secret.toString("base64")}`;

/** Reads a secret as it is shown; null: it is none, or its length is outside 24 to 64 bytes. */
export function readSecret(shown: string): Buffer | null {
  if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(shown)) return null;
  const secret = Buffer.from(shown.slice("whsec_".length), "base64");
  return secret.length >= 24 && secret.length <= 64 ? secret : null;
}

interface Signed {
  id: string;
  /** The time of sending: seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Returns the three headers of Standard Webhooks, with a signature per currently valid secret. */
export function webhookHeaders({ id, timestamp, body }: Signed, secrets: readonly Buffer[]): Record<string, string> {
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`,
  );
  return { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signatures.join(" ") };
}
