import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Prix des SMS",
  lead: "Les clubs achètent des crédits par lots. Un nouveau prix vaut dès maintenant\u00a0; ce qui est acheté garde le sien. Hors TVA.",
  club: "Club",
  clubHint: "Cherchez un club pour lui donner ses propres prix.",
  everyClub: "Tous les clubs",
  noClub: "Aucun club trouvé",
  saveFirst: "Enregistrez d’abord pour en choisir un autre.",
  fetchFailed: "Impossible de récupérer les prix",
  ofAll: "Pour tous les clubs qui n’ont pas leurs propres prix.",
  ofClub: "{name} a ses propres prix, qui remplacent ceux de tous.",
  asAll: "{name} a les prix de tous. Ce que vous enregistrez ici deviendra propre au club.",
  none: "Aucun crédit ne peut être acheté.",
  add: "Ajouter un lot",
  asAllAgain: "Donner au club les prix de tous",
  newPackage: "Nouveau lot",
  package: "{credits} crédits",
  credits: "Crédits",
  price: "Prix hors TVA",
  each: "{ore} öre par crédit",
  remove: "Retirer\u00a0: {name}",
  saved: "Les prix sont enregistrés",
  saveFailed: "Impossible d’enregistrer les prix",
};
