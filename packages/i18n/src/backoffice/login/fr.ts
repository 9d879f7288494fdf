import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Connexion",
  lead: "Vers la caisse et tout ce qui concerne le club.",
  username: "E-mail",
  forgot: "Mot de passe oublié ?",
  newHere: "Nouveau ici ?",
  register: "Créer un club",
  failed: "Connexion impossible",
  requestTitle: "Mot de passe oublié ?",
  requestLead: "Saisissez votre adresse e-mail : nous vous envoyons un lien pour en choisir un nouveau.",
  requestSend: "Envoyer le lien",
  requestSentTitle: "Regardez votre boîte de réception",
  requestSentText: "Si {email} correspond à un compte, le lien est en route. Il est valable une heure.",
  requestAgain: "Envoyer à une autre adresse",
  requestNoUser: "Aucun utilisateur ne correspond à ces informations.",
  requestNotSent: "Le message n’a pas pu être envoyé",
  resetTitle: "Nouveau mot de passe",
  resetLead: "Saisissez deux fois votre nouveau mot de passe.",
  resetHint: "Au moins 6 caractères ; une phrase entière, c’est encore mieux.",
  resetSave: "Changer le mot de passe",
  resetDone: "Mot de passe changé",
  resetFailed: "Impossible de changer le mot de passe",
  backToLogin: "Vers la connexion",
};
