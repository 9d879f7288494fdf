import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "En ce moment",
  welcome: "Offre de bienvenue",
  welcomeHow: "Présentez votre carte en caisse. L’offre est valable pour un seul achat.",
  how: "Présentez votre carte en caisse et l’offre est à vous.",
  coupon: "Avec l’offre",
  guestText: "Devenez membre ou connectez-vous pour profiter de l’offre.",
  where: "Chez {places}",
  newTab: "s’ouvre dans un nouvel onglet",
  fetchFailed: "Impossible de charger la campagne",
  listFailed: "Impossible de charger les campagnes",
};
