import type { ReactNode } from "react";
import classes from "./choice-bar.module.css";

type ChoiceBarProps = {
  /** Names the bar: "Med de valda". */
  label: string;
  /** The number of chosen rows: "12 valda". */
  countText: string;
  clearLabel: string;
  onClear: () => void;
  /** Buttons for actions on the chosen rows. */
  children: ReactNode;
};

/** Shows the number of chosen rows and the actions for them, above the list's foot. Shown while any row is chosen. */
export function ChoiceBar({ label, countText, clearLabel, onClear, children }: ChoiceBarProps) {
  return (
    <section className={classes.bar} aria-label={label} data-foot-bar>
      <p className={classes.count} aria-live="polite">
        {countText}
      </p>
      <div className={classes.acts}>{children}</div>
      <button type="button" className={classes.clear} onClick={onClear}>
        {clearLabel}
      </button>
    </section>
  );
}
