import type { Language } from "#packages/domain/translations/languages.ts";
import { catalogues, firstPhrases, type MemberPhrases } from "#packages/i18n/member/load.ts";
import type { LoadedLanguage } from "../../LanguageProvider.tsx";

/** As React reads a promise without waiting once it is settled. */
type Settled<T> = Promise<T> & { status?: "fulfilled"; value?: T };

const wholes = new Map<Language, Settled<MemberPhrases>>();

/** All phrases of a language, for screens beyond home. */
export function wholeLanguage(language: Language): Promise<MemberPhrases> {
  const known = wholes.get(language);
  if (known) return known;
  const whole: Settled<MemberPhrases> = catalogues[language]().then(({ catalogue }) => {
    // The compiled catalogues hold arrays where the types say phrases.
    const phrases = catalogue as MemberPhrases;
    whole.status = "fulfilled";
    whole.value = phrases;
    return phrases;
  });
  whole.catch(() => wholes.delete(language));
  wholes.set(language, whole);
  return whole;
}

/** What home and the frame say in a language; with all the rest once that was needed in another. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const [{ first }] = await Promise.all([firstPhrases[language](), wholes.size > 0 ? wholeLanguage(language) : null]);
  return { language, messages: first as LoadedLanguage["messages"] };
}
