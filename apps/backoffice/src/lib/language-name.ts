import type { Language } from "@stammis/domain/clubs/languages";
import { useMemo } from "react";
import { useLocale } from "use-intl/react";

/** A language's name inside a sentence: "svenska", "Swedish", "suédois". */
export function useLanguageName(): (language: Language) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: "language" });
    return (language) => names.of(language) ?? language;
  }, [locale]);
}
