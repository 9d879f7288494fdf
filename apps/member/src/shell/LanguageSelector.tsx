import { languages } from "@stammis/domain/clubs/languages";
import { IconLanguage } from "@tabler/icons-react";
import { useLocale, useTranslations } from "use-intl/react";
import classes from "./language-selector.module.css";
import { useLanguageChoice } from "./use-language-choice.ts";

/** The three languages, each by its own name; the device's own list on phones. */
export function LanguageSelector() {
  const words = useTranslations("words");
  const language = useLocale();
  const choose = useLanguageChoice();
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
