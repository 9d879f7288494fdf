import type { Language } from "@stammis/domain/clubs/languages";
import { catalogues } from "@stammis/i18n/backoffice/load";
import type { LoadedLanguage } from "@stammis/shell/LanguageProvider.tsx";

/** The phrases of a language, each its own chunk. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  return { language, messages: (await catalogues[language]()).catalogue };
}
