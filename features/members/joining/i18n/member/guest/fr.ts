import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Bienvenue chez {chain}",
  pointsText:
    "Cumulez des points à chaque achat et échangez-\u2060les contre des récompenses. Votre carte reste sur votre téléphone.",
  clubText: "Devenez membre et gardez votre carte sur votre téléphone.",
  register: "Devenir membre",
  cardHint: "Votre nom ici",
  stampsText: "Cumulez des tampons à chaque visite. Votre carte reste sur votre téléphone.",
  campaigns: "En ce moment chez nous",
  stampCards: "Cartes à tampons à commencer",
  pointsFailed: "Impossible de charger les points du club",
  rewards: "Récompenses à débloquer",
};
