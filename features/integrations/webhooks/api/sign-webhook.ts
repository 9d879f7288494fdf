import { createHmac, randomBytes } from "node:crypto";

const secretBytes = 32;

export const makeSecret = (): Buffer => randomBytes(secretBytes);

/** As it is shown to whoever receives: Standard Webhooks' form. */
export const shownSecret = (secret: Buffer) => `whsec_${secret.toString("base64")}`;

interface Signed {
  id: string;
  /** When it is sent: seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The three headers of Standard Webhooks: a signature for each secret that holds at the moment. */
export function webhookHeaders({ id, timestamp, body }: Signed, secrets: readonly Buffer[]): Record<string, string> {
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`,
  );
  return { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signatures.join(" ") };
}
