import type { Language } from "#packages/domain/translations/languages.ts";
import { catalogues, firstPhrases, type MemberPhrases } from "#packages/i18n/member/load.ts";
import type { LoadedLanguage } from "../../LanguageProvider.tsx";

/** A promise with the fields that let React read a settled value without suspending. */
type Settled<T> = Promise<T> & { status?: "fulfilled"; value?: T };

const wholes = new Map<Language, Settled<MemberPhrases>>();

/** Loads all phrases of a language, for screens beyond home. */
export function wholeLanguage(language: Language): Promise<MemberPhrases> {
  const cachedLanguage = wholes.get(language);
  if (cachedLanguage) return cachedLanguage;
  const phrasesPromise: Settled<MemberPhrases> = catalogues[language]().then(({ catalogue }) => {
    // The compiled catalogues hold arrays where the types declare phrases.
    const phrases = catalogue as MemberPhrases;
    phrasesPromise.status = "fulfilled";
    phrasesPromise.value = phrases;
    return phrases;
  });
  phrasesPromise.catch(() => wholes.delete(language));
  wholes.set(language, phrasesPromise);
  return phrasesPromise;
}

/**
 * Loads the phrases of home and the frame in a language. Also loads all other phrases, if a screen has already loaded
 * them in another language.
 */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const [{ first }] = await Promise.all([firstPhrases[language](), wholes.size > 0 ? wholeLanguage(language) : null]);
  return { language, messages: first as LoadedLanguage["messages"] };
}
