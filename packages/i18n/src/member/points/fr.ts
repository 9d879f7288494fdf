import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Vos points",
  noneDue: "Vous n’avez pas encore de points. Présentez votre carte à chaque achat.",
  validThrough: "{count, plural, one {# point valable} other {# points valables}} jusqu’au {date} inclus",
  whenDue: "Voir quand les points expirent",
  dueTitle: "Expiration des points",
  dueText: "Les points sont valables jusqu’au jour indiqué inclus.",
  history: "Historique des achats",
  rewards: "Récompenses",
  noRewardsTitle: "Aucune récompense pour l’instant",
  noRewardsText: "Vos points vous attendent tant qu’ils sont valables.",
  fetchFailed: "Impossible de charger vos points",
  dueFailed: "Impossible de charger les dates d’expiration",
};
