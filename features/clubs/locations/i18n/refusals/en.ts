import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  INVALID_OPENING_HOURS: "Check the opening hours: they may not overlap and must end after they start.",
  INVALID_SPECIAL_DAYS: "Check the special days: each needs a name, dates and times that make sense.",
  SUBPAGE_TAKEN: "That subpage is taken",
  LAST_LOCATION: "The club needs at least one point of sale",
};
