import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Achats",
  historyTitle: "Historique des achats",
  categories: "Catégories",
  campaigns: "Campagnes",
  total: "Montant payé",
  date: "Date d’achat",
  points: "Points",
  more: "Afficher plus",
  emptyTitle: "Aucun achat pour l’instant",
  emptyText: "Présentez votre carte en caisse et l’achat apparaîtra aussitôt.",
  detailTitle: "Achat, {date}",
  place: "Boutique",
  earned: "Vous avez reçu",
  validThrough: "Valables jusqu’au",
  remaining: "Points restants",
  rewardsUsed: "Récompenses utilisées",
  traded: "Points échangés",
  usages: "Utilisation des points",
  usageLine: "{count, plural, one {# point} other {# points}}, {date}",
  usageReturned: "rendus le {date}",
  none: "Aucune",
  fetchFailed: "Impossible de charger les achats",
  fetchOneFailed: "Impossible de charger l’achat",
  missing: "Cet achat n’existe pas",
};
