import type { Language } from "#packages/domain/translations/languages.ts";
import { catalogues } from "#packages/i18n/backoffice/load.ts";
import type { LoadedLanguage } from "../../LanguageProvider.tsx";

/** The phrases of a language, each its own chunk. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  return { language, messages: (await catalogues[language]()).catalogue };
}
