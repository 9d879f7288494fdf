import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Purchases",
  historyTitle: "Purchase history",
  categories: "Categories",
  campaigns: "Campaigns",
  total: "Total amount paid",
  date: "Date of purchase",
  points: "Points",
  more: "Show more",
  emptyTitle: "No purchases yet",
  emptyText: "Show your card at the till and the purchase appears here at once.",
  detailTitle: "Purchase {date}",
  place: "Shop",
  earned: "You got",
  validThrough: "Valid through",
  remaining: "Points left",
  rewardsUsed: "Rewards used",
  traded: "Points for rewards",
  usages: "How the points were used",
  usageLine: "{count, plural, one {# point} other {# points}}, {date}",
  usageReturned: "returned {date}",
  none: "None",
  fetchFailed: "Unable to fetch purchases",
  fetchOneFailed: "Unable to fetch purchase",
  missing: "There is no such purchase",
};
