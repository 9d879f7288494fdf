import { IconX } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import classes from "./filter-words.module.css";

/** Something a list is filtered by, as people say it. */
export type FilterWord = { key: string; text: string; onRemove: () => void };

/** What a list is filtered by; each word can be taken away, and from two on all of them. */
export function FilterWords({ words, onClear }: { words: readonly FilterWord[]; onClear: () => void }) {
  const t = useTranslations("shell");
  if (words.length === 0) return null;
  return (
    <ul className={classes.words} aria-label={t("filteredBy")}>
      {words.map(({ key, text, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.word}
            aria-label={t("removeFilter", { filter: text })}
            onClick={onRemove}
          >
            <span>{text}</span>
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
      {words.length > 1 && (
        <li>
          <button type="button" className={classes.all} onClick={onClear}>
            {t("removeFilters")}
          </button>
        </li>
      )}
    </ul>
  );
}
