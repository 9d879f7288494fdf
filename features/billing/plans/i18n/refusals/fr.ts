import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  DATE_TWICE: "Deux tarifs ne peuvent pas commencer le même jour",
};
