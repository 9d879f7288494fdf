import type { Language } from "#packages/domain/translations/languages.ts";
import { catalogues, firstPhrases, type MemberPhrases } from "#packages/i18n/member/load.ts";
import type { LoadedLanguage } from "../../LanguageProvider.tsx";

/** As React reads a promise without waiting once it is settled. */
type Settled<T> = Promise<T> & { status?: "fulfilled"; value?: T };

const wholes = new Map<Language, Settled<MemberPhrases>>();

/** All phrases of a language, for screens beyond home. */
export function wholeLanguage(language: Language): Promise<MemberPhrases> {
  const cachedLanguage = wholes.get(language);
  if (cachedLanguage) return cachedLanguage;
  const phrasesPromise: Settled<MemberPhrases> = catalogues[language]().then(({ catalogue }) => {
    // The compiled catalogues hold arrays where the types say phrases.
    const phrases = catalogue as MemberPhrases;
    phrasesPromise.status = "fulfilled";
    phrasesPromise.value = phrases;
    return phrases;
  });
  phrasesPromise.catch(() => wholes.delete(language));
  wholes.set(language, phrasesPromise);
  return phrasesPromise;
}

/** What home and the frame say in a language; with all the rest once that was needed in another. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const [{ first }] = await Promise.all([firstPhrases[language](), wholes.size > 0 ? wholeLanguage(language) : null]);
  return { language, messages: first as LoadedLanguage["messages"] };
}
