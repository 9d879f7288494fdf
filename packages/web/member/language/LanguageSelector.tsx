import { IconLanguage } from "@tabler/icons-react";
import { useLocale, useTranslations } from "use-intl/react";
import { useChain } from "../club/chain.ts";
import classes from "./language-selector.module.css";
import { useLanguageChoice } from "./use-language-choice.ts";

/**
 * A choice among the languages of the club, each by its own name; a native list on phones. Hidden for a single
 * language.
 */
export function LanguageSelector() {
  const words = useTranslations("words");
  const language = useLocale();
  const choose = useLanguageChoice();
  const { languages } = useChain();
  if (languages.length === 1) return null;
  return (
    <label className={classes.selector}>
      <IconLanguage size={20} aria-hidden />
      <span className="st-hidden">{words("language")}</span>
      <select
        className={classes.list}
        value={language}
        onChange={({ currentTarget }) => {
          const chosen = languages.find((each) => each === currentTarget.value);
          if (chosen) void choose(chosen);
        }}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {words(`languages.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
