import type { Language } from "#packages/domain/translations/languages.ts";
import type { LoadedLanguage } from "#packages/web/LanguageProvider.tsx";
import { catalogues } from "./load.ts";

/** The phrases of a language, each its own chunk. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  return { language, messages: (await catalogues[language]()).catalogue };
}
