import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  LIMIT_BELOW_TAKEN: "Davantage ont déjà été utilisés",
  VALUE_REQUIRED: "Indiquez la valeur du coupon",
};
