import { useTranslations } from "use-intl/react";
import { languages } from "#features/clubs/settings/domain/languages.ts";
import type { FormTranslations } from "./form-translations.ts";

/** A form's texts in other languages as one field: a line for each that something is written in. */
export function useTranslationWords() {
  const t = useTranslations("translations");
  const words = useTranslations("words");
  return {
    label: t("others"),
    say: (typed: FormTranslations<string>) =>
      languages
        .map((language) => ({ language, texts: Object.values(typed[language]).filter((text) => text.trim() !== "") }))
        .filter(({ texts }) => texts.length > 0)
        .map(({ language, texts }) =>
          words("labelled", { label: words(`languages.${language}`), value: texts.join(" · ") }),
        )
        .join("\n"),
  };
}
