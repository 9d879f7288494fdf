import { Button } from "@mantine/core";
import { IconBackspace } from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { useTranslations } from "use-intl/react";
import { pinMax, pinMin } from "#features/till/devices/domain/pin.ts";
import keypad from "#packages/ui/amount/keypad.module.css";
import classes from "./pin-pad.module.css";

type PinPadProps = {
  typed: string;
  /** A digit, "back" or "clear". */
  onKey: (key: string) => void;
  onEnter: () => void;
  /** The label of the action that the PIN confirms. */
  enterLabel: string;
  /** The reason why the latest PIN was refused. */
  problem: string | null;
  /** The number of refusals; each one restarts the shake. */
  misses: number;
  busy: boolean;
  disabled: boolean;
};

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

// A pressed key must not take the focus, or Enter would press it again.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Shows dots above large keys. It has no input field, so the device neither opens its keyboard nor stores the PIN. */
export function PinPad({ typed, onKey, onEnter, enterLabel, problem, misses, busy, disabled }: PinPadProps) {
  const t = useTranslations("pins");
  const stopped = disabled || busy;
  const key = (name: string) => (
    <button
      key={name}
      type="button"
      className={keypad.key}
      disabled={stopped}
      onMouseDown={keepFocus}
      onClick={() => onKey(name)}
    >
      {name}
    </button>
  );
  return (
    <div className={classes.pad}>
      <div key={misses} className={classes.dots} data-wrong={problem !== null || undefined}>
        {Array.from({ length: pinMax }, (_, place) => (
          <span
            key={`dot-${String(place)}`}
            className={classes.dot}
            data-typed={place < typed.length || undefined}
            data-more={place >= pinMin || undefined}
          />
        ))}
        <span className="st-hidden" role="status">
          {t("typed", { count: typed.length })}
        </span>
      </div>
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      <div className={keypad.keys}>
        {digits.map(key)}
        <span />
        {key("0")}
        <button
          type="button"
          className={keypad.key}
          aria-label={t("erase")}
          disabled={stopped || typed === ""}
          onMouseDown={keepFocus}
          onClick={() => onKey("back")}
        >
          <IconBackspace size={28} aria-hidden="true" />
        </button>
      </div>
      <Button
        className={classes.enter}
        fullWidth
        loading={busy}
        disabled={disabled || typed.length < pinMin}
        onClick={onEnter}
      >
        {enterLabel}
      </Button>
    </div>
  );
}
