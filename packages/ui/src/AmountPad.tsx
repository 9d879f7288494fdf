import { IconBackspace } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { type AmountKey, grouped, keyOf, pressKey } from "./amount.ts";
import classes from "./amount-pad.module.css";

type AmountPadProps = {
  /** As typed, with a comma: "249,5"; "" when empty. `toOre` of amount.ts reads it. */
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** "kr" */
  unit: string;
  backspaceLabel: string;
  /** Enter on the keyboard. */
  onEnter?: (() => void) | undefined;
  error?: string | undefined;
};

const KEYS: readonly AmountKey[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "0", "back"];

/** The amount at arm's length over keys for thumbs; a keyboard types into it as well. */
export function AmountPad({ value, onChange, label, unit, backspaceLabel, onEnter, error }: AmountPadProps) {
  const typed = (event: KeyboardEvent): void => {
    const key = keyOf(event.key);
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (key) {
      event.preventDefault();
      onChange(pressKey(value, key));
    } else if (event.key === "Enter" && event.currentTarget === event.target) onEnter?.();
  };
  return (
    <div className={classes.pad}>
      <div className={classes.field} data-error={error ? true : undefined}>
        <input
          className={classes.amount}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          inputMode="none"
          autoComplete="off"
          placeholder="0"
          value={grouped(value)}
          onKeyDown={typed}
          onChange={(event) => onChange(read(event.currentTarget.value))}
        />
        <span className={classes.unit}>{unit}</span>
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <div className={classes.keys}>
        {KEYS.map((key) => (
          <button
            key={key}
            type="button"
            className={classes.key}
            aria-label={key === "back" ? backspaceLabel : undefined}
            onClick={() => onChange(pressKey(value, key))}
          >
            {key === "back" ? <IconBackspace size={28} aria-hidden="true" /> : key}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Pasted or spoken text goes through the same keys. */
function read(text: string): string {
  return [...text].reduce((sofar, letter) => {
    const key = keyOf(letter);
    return key && key !== "back" ? pressKey(sofar, key) : sofar;
  }, "");
}
