import { IconX } from "@tabler/icons-react";
import classes from "./filter-words.module.css";

export type FilterWord = {
  key: string;
  /** The name of the filter: "Säljställe". */
  label: string;
  /** The value of the filter: "Stortorget". */
  value: string;
  onRemove: () => void;
};

type FilterWordsProps = {
  /** Names the filters: "Filter". */
  label: string;
  words: readonly FilterWord[];
  /** The label of the button that removes a filter: "Ta bort filtret Säljställe: Stortorget". */
  removeLabel: (word: FilterWord) => string;
  clearLabel: string;
  /** Removes all filters; offered when there are several filters. */
  onClear: () => void;
};

/** The active filters of a list, as words that can be removed one by one. */
export function FilterWords({ label, words, removeLabel, clearLabel, onClear }: FilterWordsProps) {
  if (words.length === 0) return null;
  return (
    <ul className={classes.words} aria-label={label}>
      {words.map((word) => (
        <li key={word.key} className={classes.word}>
          <span className={classes.text}>
            <span className={classes.label}>{word.label}</span> {word.value}
          </span>
          <button type="button" className={classes.remove} aria-label={removeLabel(word)} onClick={word.onRemove}>
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      {words.length > 1 && (
        <li>
          <button type="button" className={classes.clear} onClick={onClear}>
            {clearLabel}
          </button>
        </li>
      )}
    </ul>
  );
}
