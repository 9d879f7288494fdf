import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Your points",
  noneYet: "You have no points yet. Show your card when you shop.",
  validThrough: "{count, plural, one {# point is} other {# points are}} valid through {date}",
  whenExpiring: "See when points expire",
  expiringTitle: "When points expire",
  expiringText: "Points are valid through the day shown.",
  history: "Purchase history",
  rewards: "Rewards",
  noRewardsTitle: "No rewards right now",
  noRewardsText: "Your points will be here for as long as they’re valid.",
  fetchFailed: "Unable to fetch consumer points",
  expiringFailed: "Unable to fetch points validation date",
  explain: "Explain my points",
  owed: "{count, plural, one {# point} other {# points}} to make up with your next purchases",
  owedText: "They’re from a purchase that was returned after its points had been used. You don’t need to do anything.",
};
