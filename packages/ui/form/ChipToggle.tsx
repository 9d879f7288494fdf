import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./chip-toggle.module.css";

type ChipToggleProps = {
  label: string;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  disabled?: boolean | undefined;
};

/** A small toggle; tick, border and fill show its state. */
export function ChipToggle({ label, pressed, onChange, disabled = false }: ChipToggleProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {pressed && <IconCheck size={20} stroke={3} aria-hidden="true" />}
      {label}
    </button>
  );
}

/** A row of chips that wraps. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={classes.chips}>
      <legend className={classes.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
