import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Vos points",
  noneYet: "Vous n’avez pas encore de points. Présentez votre carte à chaque achat.",
  validThrough: "{count, plural, one {# point valable} other {# points valables}} jusqu’au {date} inclus",
  whenExpiring: "Voir quand les points expirent",
  expiringTitle: "Expiration des points",
  expiringText: "Les points sont valables jusqu’au jour indiqué inclus.",
  history: "Historique des achats",
  rewards: "Récompenses",
  noRewardsTitle: "Aucune récompense pour l’instant",
  noRewardsText: "Vos points vous attendent tant qu’ils sont valables.",
  fetchFailed: "Impossible de charger vos points",
  expiringFailed: "Impossible de charger les dates d’expiration",
  explain: "Comprendre mes points",
  owed: "{count, plural, one {# point sera couvert} other {# points seront couverts}} par vos prochains achats",
  owedText: "Ils viennent d’un achat retourné après l’utilisation de ses points. Vous n’avez rien à faire.",
};
