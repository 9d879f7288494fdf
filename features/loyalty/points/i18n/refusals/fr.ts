import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  CORRECTION_LIMIT: "C’est plus de points que vous ne pouvez en modifier aujourd’hui",
  ALREADY_VOIDED: "Déjà retiré",
};
