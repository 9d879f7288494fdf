import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Your points",
  noneDue: "You have no points yet. Show your card when you shop.",
  validThrough: "{count, plural, one {# point is} other {# points are}} valid through {date}",
  whenDue: "See when points expire",
  dueTitle: "When points expire",
  dueText: "Points are valid through the day shown.",
  history: "Purchase history",
  rewards: "Rewards",
  noRewardsTitle: "No rewards right now",
  noRewardsText: "Your points wait for you as long as they are valid.",
  fetchFailed: "Unable to fetch consumer points",
  dueFailed: "Unable to fetch points validation date",
};
