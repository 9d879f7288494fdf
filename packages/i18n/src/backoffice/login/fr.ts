import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Se connecter",
  lead: "La caisse et tout ce qui concerne votre club.",
  username: "E-mail",
  forgot: "Mot de passe oublié\u00a0?",
  newHere: "Première visite\u00a0?",
  register: "Créer un club",
  failed: "Connexion impossible",
  requestTitle: "Mot de passe oublié\u00a0?",
  requestLead:
    "Saisissez votre adresse e-mail\u00a0: nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  requestSend: "Envoyer le lien",
  requestSentTitle: "Consultez votre boîte de réception",
  requestSentText: "Si {email} correspond à un compte, le lien est en route. Il est valable une heure.",
  requestAgain: "Envoyer à une autre adresse",
  requestNoUser: "Aucun utilisateur ne correspond.",
  requestNotSent: "Le message n’a pas pu être envoyé",
  resetTitle: "Nouveau mot de passe",
  resetLead: "Saisissez deux fois votre nouveau mot de passe.",
  resetHint: "6 caractères minimum\u00a0; une phrase entière, c’est encore mieux.",
  resetSave: "Changer le mot de passe",
  resetDone: "Mot de passe modifié",
  resetFailed: "Impossible de réinitialiser le mot de passe",
  backToLogin: "Retour à la connexion",
  renewTitle: "Reconnectez-vous",
  renewText: "Votre session a expiré. Ce que vous avez saisi est toujours là.",
  renewLeave: "Se déconnecter plutôt",
};
