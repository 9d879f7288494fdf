import { makeSecret, shownSecret } from "#features/integrations/webhooks/api/sign-webhook.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { makeToken } from "#packages/server/security/tokens.ts";
import { type ConnectionKind, checkShopSecret } from "../domain/connections.ts";

interface NewSecret {
  /** The key of the signatures. */
  stored: Buffer;
  /** Shown to the merchant once; null if the merchant copied it from the shop. */
  shown: string | null;
}

/**
 * Returns the secret of a connection: Shopify's own, or a new one in the form that the shop expects. WooCommerce uses
 * the text itself as the key. Refuses REQUIRED and SECRET_TOO_SHORT.
 */
export function newSecret(kind: ConnectionKind, input: string | null): NewSecret {
  if (kind === "SHOPIFY") {
    const checked = checkShopSecret(input);
    if (!checked.ok) return refuseFields({ secret: checked.reason }) as never;
    return { stored: Buffer.from(checked.secret), shown: null };
  }
  if (kind === "WOOCOMMERCE") {
    const text = makeToken();
    return { stored: Buffer.from(text), shown: text };
  }
  const secret = makeSecret();
  return { stored: secret, shown: shownSecret(secret) };
}
