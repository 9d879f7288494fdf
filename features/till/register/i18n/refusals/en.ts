import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  NOTHING_TO_REGISTER: "Enter an amount, a stamp or a coupon",
  TOO_LATE_TO_UNDO: "You can undo for 15 minutes. Make a return instead.",
  AMOUNT_BELOW_MINIMUM: "The purchase is too small for the coupon",
  VISIT_TOO_OLD: "The visit is more than seven days old and can no longer be registered",
  VISIT_IN_FUTURE: "The time of the visit is in the future. Check the clock of the device.",
};
