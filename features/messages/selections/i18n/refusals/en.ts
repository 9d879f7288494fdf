import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  TOO_MANY_OPTIONS: "At most 100 choices",
  TOO_MANY_CONDITIONS: "At most 20 conditions",
  MIN_ABOVE_MAX: "Cannot be above the maximum",
  MAX_BELOW_MIN: "Cannot be below the minimum",
  SELECTION_IN_USE: "The selection is in use. Replace it there first.",
  TOO_MANY_SELECTIONS: "You’ve reached the limit for selections. Remove one first.",
};
