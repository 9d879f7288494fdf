import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Contact",
  myHome: "Ma boutique",
  setHome: "En faire ma boutique",
  homeSet: "{name} est désormais votre boutique",
  chooseTitle: "Choisissez votre boutique",
  chooseText: "Celle où vous allez le plus souvent. Vous pourrez changer plus tard.",
  homeClosed: "{name} a fermé",
  homeClosedText: "Choisissez celle où vous allez le plus souvent pour voir ce qu’elle propose.",
  chooseHome: "Choisir ma boutique",
  confirm: "Confirmer",
  emptyTitle: "Aucune boutique pour l’instant",
  emptyText: "Les adresses et horaires s’afficheront ici.",
  fetchFailed: "Impossible de charger les boutiques",
  locationFailed: "Impossible de charger cette boutique",
  homeFailed: "Impossible de choisir cette boutique",
  subpageMissing: "Aucune boutique ne correspond à cette page.",
  homeFetchFailed: "Impossible de charger votre boutique",
  selectedMissing: "La boutique choisie n’existe pas",
  toClub: "Voir {chain}",
};
