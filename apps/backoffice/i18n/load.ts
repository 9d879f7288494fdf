import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import type { catalogue } from "./catalogue.sv.ts";

export type BackofficePhrases = typeof catalogue;

/** Each language is its own chunk. */
export const catalogues: Record<Language, () => Promise<{ catalogue: Phrases<BackofficePhrases> }>> = {
  sv: () => import("./catalogue.sv.ts"),
  en: () => import("./catalogue.en.ts"),
  fr: () => import("./catalogue.fr.ts"),
};
