import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Prix des SMS",
  lead: "Les clubs achètent des crédits par packs. Un nouveau prix s’applique dès maintenant\u00a0; les crédits déjà achetés gardent le leur. Hors TVA.",
  club: "Club",
  clubHint: "Recherchez un club pour lui donner ses propres prix.",
  everyClub: "Tous les clubs",
  noClub: "Aucun club trouvé",
  saveFirst: "Enregistrez d’abord pour en choisir un autre.",
  fetchFailed: "Impossible de charger les prix",
  ofAll: "Prix standard, pour les clubs qui n’ont pas leurs propres prix.",
  ofClub: "{name} a ses propres prix, qui remplacent les prix standard.",
  asAll: "{name} a les prix standard. Ce que vous enregistrez ici deviendra propre au club.",
  none: "Aucun crédit ne peut être acheté.",
  add: "Ajouter un pack",
  asAllAgain: "Revenir aux prix standard",
  newPackage: "Nouveau pack",
  package: "{credits} crédits",
  credits: "Crédits",
  price: "Prix hors TVA",
  each: "{ore} öre par crédit",
  remove: "Supprimer\u00a0: {name}",
  saved: "Les prix sont enregistrés",
  saveFailed: "Impossible d’enregistrer les prix",
};
