import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import type { catalogue } from "./catalogue.sv.ts";

export type BackofficePhrases = typeof catalogue;

/** Phrases of the pages before the sign-in, with one chunk per language. */
export const firstPhrases: Record<Language, () => Promise<{ first: object }>> = {
  sv: () => import("./first.sv.ts"),
  en: () => import("./first.en.ts"),
  fr: () => import("./first.fr.ts"),
};

/** All phrases of each language. */
export const catalogues: Record<Language, () => Promise<{ catalogue: Phrases<BackofficePhrases> }>> = {
  sv: () => import("./catalogue.sv.ts"),
  en: () => import("./catalogue.en.ts"),
  fr: () => import("./catalogue.fr.ts"),
};
