import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  INVALID_PIN: "Le code doit comporter de 4 à 6 chiffres",
  PIN_TOO_SIMPLE: "Ce code est trop facile à deviner. Choisissez-en un autre.",
  WRONG_PIN: "Code incorrect. Réessayez, ou connectez-vous avec votre mot de passe.",
};
