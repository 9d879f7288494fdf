import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Se connecter par code",
  text: "Nous envoyons un code à usage unique à votre e-mail ou mobile.",
  send: "Envoyer le code",
  sent: "Si {contact} correspond à une adhésion, le code arrive dans un instant. Il est valable {minutes, number} minutes.",
  code: "Code à six chiffres",
  have: "J’ai déjà un code",
  other: "Changer d’e-mail ou de numéro",
  back: "Vers la connexion",
  failed: "Le code n’a pas pu être envoyé",
};
