import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  SECOND_STEP_OVER: "Délai dépassé ou trop de tentatives. Recommencez avec votre mot de passe.",
  WRONG_CODE: "Ce code est incorrect ou déjà utilisé. Attendez le suivant et réessayez.",
  PASSKEY_NOT_ACCEPTED: "La clé d’accès n’a pas été acceptée. Réessayez, ou choisissez une autre méthode.",
  SECOND_FACTOR_REQUIRED: "Il vous faut une seconde étape. Ajoutez-en une autre avant de retirer celle-ci.",
  SECOND_FACTOR_MISSING: "Ajoutez d’abord une seconde étape pour vous-même.",
};
