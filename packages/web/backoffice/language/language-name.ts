import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";

/** Returns a function that names a language as a separate label: "Svenska", "Swedish", "Suédois". */
export function useLanguageLabel(): (language: Language) => string {
  const name = useLanguageName();
  return (language) => name(language).replace(/^./u, (letter) => letter.toUpperCase());
}

/** Returns a function that names a language within a sentence: "svenska", "Swedish", "suédois". */
export function useLanguageName(): (language: Language) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: "language" });
    return (language) => names.of(language) ?? language;
  }, [locale]);
}
