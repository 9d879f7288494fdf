import { IconBackspace, IconX } from "@tabler/icons-react";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from "react";
import { type AmountKey, type DecimalMark, grouped, keyOf, pressKey, readShown } from "./amount.ts";
import classes from "./amount-pad.module.css";
import keypad from "./keypad.module.css";

type AmountPadProps = {
  /** The typed text, with a comma: "249,5"; "" when empty. `toOre` of amount.ts reads it. */
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** The unit next to the amount: "kr". */
  unit: string;
  /** The decimal mark of the screen's language. On a keyboard, comma and point both type it. */
  decimalMark: DecimalMark;
  /** The spoken name of the decimal key. */
  decimalLabel: string;
  backspaceLabel: string;
  /** Labels the button that clears the complete amount. */
  clearLabel: string;
  /** Called on Enter on the keyboard. */
  onEnter?: (() => void) | undefined;
  error?: string | undefined;
};

const KEYS: readonly AmountKey[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "0", "back"];

/** Shows a large amount above keys for thumbs; a keyboard types into it as well. */
export function AmountPad(props: AmountPadProps) {
  const { value, onChange, label, unit, decimalMark, clearLabel, onEnter, error } = props;
  const input = useRef<HTMLInputElement>(null);
  const groupedText = grouped(value, decimalMark);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
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
        {value !== "" && (
          <button type="button" className={classes.clear} aria-label={clearLabel} onClick={clear}>
            <IconX size={24} aria-hidden="true" />
          </button>
        )}
        <input
          ref={input}
          className={classes.amount}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          inputMode="none"
          autoComplete="off"
          placeholder="0"
          value={groupedText}
          style={{ "--digits": Math.max(1, groupedText.length) } as CSSProperties}
          onKeyDown={typed}
          onChange={(event) => onChange(readShown(event.currentTarget.value, value, decimalMark))}
        />
        <span className={classes.unit}>{unit}</span>
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <Keys {...props} />
    </div>
  );
}

function Keys({ value, onChange, decimalMark, decimalLabel, backspaceLabel }: AmountPadProps) {
  const labels: Partial<Record<AmountKey, string>> = { ",": decimalLabel, back: backspaceLabel };
  const faces: Partial<Record<AmountKey, ReactNode>> = {
    ",": decimalMark,
    back: <IconBackspace size={28} aria-hidden="true" />,
  };
  return (
    <div className={keypad.keys}>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          className={keypad.key}
          aria-label={labels[key]}
          onClick={() => onChange(pressKey(value, key))}
        >
          {faces[key] ?? key}
        </button>
      ))}
    </div>
  );
}
