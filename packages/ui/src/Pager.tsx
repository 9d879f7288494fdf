import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import classes from "./pager.module.css";

type PagerProps = {
  /** "1–15 av 412" */
  countText: string;
  label: string;
  previousLabel: string;
  nextLabel: string;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** Previous and next by key; a direction without a handler is at its end. */
export function Pager({ countText, label, previousLabel, nextLabel, onPrevious, onNext }: PagerProps) {
  return (
    <nav className={classes.pager} aria-label={label}>
      <p className={classes.count} aria-live="polite">
        {countText}
      </p>
      <button type="button" className={classes.step} onClick={onPrevious} disabled={!onPrevious}>
        <IconChevronLeft size={18} aria-hidden="true" />
        {previousLabel}
      </button>
      <button type="button" className={classes.step} onClick={onNext} disabled={!onNext}>
        {nextLabel}
        <IconChevronRight size={18} aria-hidden="true" />
      </button>
    </nav>
  );
}
