import { IconLanguage } from "@tabler/icons-react";
import classes from "./language-select.module.css";

type LanguageSelectProps<Language extends string> = {
  label: string;
  languages: readonly Language[];
  /** Returns the language's own name. */
  nameOf: (language: Language) => string;
  value: Language;
  onChoose: (language: Language) => void;
};

/** A choice of the language, each by its own name; a native list on phones. */
export function LanguageSelect<Language extends string>({
  label,
  languages,
  nameOf,
  value,
  onChoose,
}: LanguageSelectProps<Language>) {
  return (
    <label className={classes.selector}>
      <IconLanguage size={20} aria-hidden />
      <span className="st-hidden">{label}</span>
      <select
        className={classes.list}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = languages.find((each) => each === currentTarget.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
