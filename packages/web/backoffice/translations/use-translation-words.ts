import { useTranslations } from "use-intl/react";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { FormTranslations } from "./form-translations.ts";

/** Returns a function that writes the texts of several languages as lines, one for each language with a text. */
export function useLanguageLines() {
  const words = useTranslations("words");
  return (textsIn: (language: Language) => readonly string[]) =>
    languages
      .map((language) => ({ language, texts: textsIn(language).filter((text) => text.trim() !== "") }))
      .filter(({ texts }) => texts.length > 0)
      .map(({ language, texts }) =>
        words("labelled", { label: words(`languages.${language}`), value: texts.join(" · ") }),
      )
      .join("\n");
}

/** Returns the label of a form's translations as one field, and a function that writes them in words. */
export function useTranslationWords() {
  const t = useTranslations("translations");
  const lines = useLanguageLines();
  return {
    label: t("others"),
    say: (typed: FormTranslations<string>) => lines((language) => Object.values(typed[language])),
  };
}
