import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  label: "Language of the text",
  own: "the club’s language",
  others: "In other languages",
  missing: "{count, plural, one {# text missing} other {# texts missing}}",
  wrong: "Something is wrong here",
  fallback: "Empty texts are shown in {language}.",
};
