import classes from "./progress.module.css";

type ProgressProps = {
  value: number;
  max: number;
  /** The goal in words: "60 kvar till en kanelbulle". */
  label: string;
  /** Whether the line is on a card; it then uses the card's text colour. */
  onCard?: boolean | undefined;
};

/** A thin line that shows progress towards a goal. */
export function Progress({ value, max, label, onCard = false }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={classes.track}
      data-on-card={onCard || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
    >
      <div className={classes.fill} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
