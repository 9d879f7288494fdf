import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  CORRECTION_LIMIT: "That’s more points than you may change today",
  ALREADY_VOIDED: "That has already been withdrawn",
};
