import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  question:
    "Voulez-vous vraiment ne plus recevoir d’offres de {commercial} par {type, select, SMS {SMS} other {e-mail}} ?",
  no: "Non",
  unsubscribe: "Se désabonner",
  kept: "Vous restez membre, avec vos points et vos tampons. Nous continuerons à vous écrire au sujet de votre adhésion.",
  smsDone: "Vous ne recevrez plus d’offres par SMS",
  emailDone: "Vous ne recevrez plus d’offres par e-mail",
  failed: "Désabonnement impossible",
  fetchFailed: "Impossible de charger le profil",
  missingText: "Le lien est-il complet ? Ouvrez-le à nouveau depuis le message.",
  example: "Ceci est un exemple, tiré d’un envoi de test. Rien ne change, quel que soit votre choix.",
  exampleDone: "C’était un exemple, rien n’a changé.",
  alreadyTitle: "Vous ne recevez pas d’offres de {commercial} par {type, select, SMS {SMS} other {e-mail}}",
  alreadyText: "Vous n’avez rien d’autre à faire.",
};
