import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  SCOPES_REQUIRED: "Choose at least one thing the key may do",
  SCOPE_NEEDS_CLUB: "Some of this concerns the whole club, so a key tied to points of sale can’t have it",
  TOO_MANY_KEYS: "You’ve reached the limit for keys. Revoke one first.",
};
