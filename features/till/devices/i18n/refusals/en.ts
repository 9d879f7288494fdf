import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  INVALID_PIN: "The code must be 4 to 6 digits",
  PIN_TOO_SIMPLE: "That code is too easy to guess. Choose another.",
  WRONG_PIN: "Wrong code. Try again, or log in with your password.",
};
