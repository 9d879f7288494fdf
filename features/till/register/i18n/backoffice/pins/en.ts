import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  typed: "{count, plural, =0 {No digits typed} one {# digit typed} other {# digits typed}}",
  erase: "Delete",
};
