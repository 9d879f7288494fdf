import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  MEDIUM_REQUIRED: "Choisissez au moins un canal",
  TIME_PASSED: "Cette heure est passée. Choisissez-en une autre",
  NOBODY_REACHED: "Aucun membre ne peut recevoir cet envoi",
};
