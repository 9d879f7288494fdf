import { useLocale, useTranslations } from "use-intl/react";
import { LanguageSelect } from "#packages/ui/page/LanguageSelect.tsx";
import { useChain } from "../club/chain.ts";
import { useLanguageChoice } from "./use-language-choice.ts";

/** A choice among the languages of the club. Hidden for a single language. */
export function LanguageSelector() {
  const words = useTranslations("words");
  const language = useLocale();
  const choose = useLanguageChoice();
  const { languages } = useChain();
  if (languages.length === 1) return null;
  return (
    <LanguageSelect
      label={words("language")}
      languages={languages}
      nameOf={(each) => words(`languages.${each}`)}
      value={language}
      onChoose={choose}
    />
  );
}
