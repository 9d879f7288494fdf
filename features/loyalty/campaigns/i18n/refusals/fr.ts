import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  LABEL_REQUIRED: "Le bouton a besoin d’un texte s’il a un lien",
  MONTHS_REQUIRED: "Indiquez pendant combien de mois l’offre est valable",
  WELCOME_OFFER_EXISTS: "Le club a déjà une offre de bienvenue",
  WELCOME_OFFER_EVERYWHERE: "L’offre de bienvenue est valable dans tous les points de vente",
  AUDIENCE_NOT_PUBLIC: "Ce qui est réservé à une sélection ne peut pas être montré à tous",
  AUDIENCE_NOT_WELCOMED: "L’offre de bienvenue s’adresse à tous ceux qui rejoignent le club",
  BANNER_VERSION_UNKNOWN: "La bannière vient d’une version plus récente du service\u00a0: rechargez la page",
};
