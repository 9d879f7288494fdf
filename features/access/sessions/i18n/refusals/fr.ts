import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  WRONG_CREDENTIALS: "Identifiant ou mot de passe incorrect",
};
