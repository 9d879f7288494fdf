import type { Language } from "#packages/domain/translations/languages.ts";
import type { LoadedLanguage } from "./LanguageProvider.tsx";

type Loaders = Record<Language, () => Promise<object>>;
type Messages = LoadedLanguage["messages"];
/** A promise with the fields that let React read a settled value without suspending. */
type Settled<T> = Promise<T> & { status?: "fulfilled"; value?: T };

/**
 * Loads phrases in two parts: `first` for the pages that a person sees first, and `catalogues` with all phrases. The
 * compiled catalogues hold arrays where the types declare phrases.
 */
export function createPhraseLoader(first: Loaders, catalogues: Loaders) {
  const wholes = new Map<Language, Settled<Messages>>();

  /** Loads all phrases of a language. */
  function wholeLanguage(language: Language): Promise<Messages> {
    const cachedLanguage = wholes.get(language);
    if (cachedLanguage) return cachedLanguage;
    const phrasesPromise: Settled<Messages> = catalogues[language]().then((module) => {
      const phrases = (module as { catalogue: Messages }).catalogue;
      phrasesPromise.status = "fulfilled";
      phrasesPromise.value = phrases;
      return phrases;
    });
    phrasesPromise.catch(() => wholes.delete(language));
    wholes.set(language, phrasesPromise);
    return phrasesPromise;
  }

  /**
   * Loads the first phrases of a language. Also loads all other phrases, if a screen has already loaded them in another
   * language.
   */
  async function loadLanguage(language: Language): Promise<LoadedLanguage> {
    const [module] = await Promise.all([first[language](), wholes.size > 0 ? wholeLanguage(language) : null]);
    return { language, messages: (module as { first: Messages }).first };
  }

  return { loadLanguage, wholeLanguage };
}
