import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  question:
    "Voulez-vous vraiment ne plus recevoir {type, select, SMS {de SMS} other {d’e-mails}} d’offres de {commercial} ?",
  no: "Non",
  unsubscribe: "Se désabonner",
  kept: "Vous restez membre, avec vos points et vos tampons. Nous envoyons encore ce qui concerne votre adhésion.",
  smsDone: "Vous ne recevrez plus d’offres par SMS",
  emailDone: "Vous ne recevrez plus d’offres par e-mail",
  failed: "Désabonnement impossible",
  fetchFailed: "Impossible de charger le profil",
  missingText: "Le lien est-il complet ? Ouvrez-le à nouveau depuis le message.",
  alreadyTitle: "Vous ne recevez aucun {type, select, SMS {SMS} other {e-mail}} d’offres de {commercial}",
  alreadyText: "Vous n’avez rien d’autre à faire.",
};
