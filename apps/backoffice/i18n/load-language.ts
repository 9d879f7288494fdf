import type { Language } from "#packages/domain/translations/languages.ts";
import type { LoadedLanguage } from "#packages/web/LanguageProvider.tsx";
import { catalogues } from "./load.ts";

/** Loads the phrases of a language; each language is its own chunk. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  return { language, messages: (await catalogues[language]()).catalogue };
}
