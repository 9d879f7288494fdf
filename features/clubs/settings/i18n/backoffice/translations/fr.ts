import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  label: "Langue du texte",
  own: "langue du club",
  others: "Dans d’autres langues",
  missing: "{count, plural, one {# texte manquant} other {# textes manquants}}",
  wrong: "Quelque chose ne va pas ici",
  fallback: "Ce qui est vide s’affiche en {language}.",
};
