import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  APPROVAL_NOT_NEEDED: "The amount no longer needs approval. Confirm the purchase as usual.",
  APPROVAL_EXPIRED: "The time to approve has run out. Ask the till to send it again.",
};
