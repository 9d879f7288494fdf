import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  LIMIT_BELOW_TAKEN: "More than that have already been used",
  VALUE_REQUIRED: "Enter what the coupon is worth",
};
