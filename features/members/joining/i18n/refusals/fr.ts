import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  TERMS_OF_MEMBERSHIP_REQUIRED: "Vous devez accepter les conditions d’adhésion pour vous inscrire",
  ALREADY_JOINED: "Vous êtes déjà membre. Connectez-vous ou choisissez un nouveau mot de passe.",
  SIGN_IN_TO_ACCEPT: "Vous avez déjà un compte. Connectez-vous pour répondre à l’invitation.",
  COMPANY_NOT_FOUND: "Entreprise introuvable. Renseignez les champs vous-même.",
  COMPANY_LOOKUP_UNAVAILABLE: "Recherche d’entreprise impossible. Renseignez les champs vous-même.",
};
