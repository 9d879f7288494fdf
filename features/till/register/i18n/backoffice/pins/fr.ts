import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  typed: "{count, plural, =0 {Aucun chiffre saisi} one {# chiffre saisi} other {# chiffres saisis}}",
  erase: "Effacer",
};
