import classes from "./ranked-bars.module.css";

type Ranked = {
  key: string | number;
  name: string;
  value: number;
  /** Formatted value: "1 240 kr". */
  text: string;
  /** A secondary line under the name: "42 köp". */
  note?: string | undefined;
};

type RankedBarsProps = {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly Ranked[];
  /** The value at full width; the longest bar's by default. */
  most?: number | undefined;
};

/** Ranked values, each with a bar and a number; screen readers read a list. */
export function RankedBars({ label, rows, most: maxValue }: RankedBarsProps) {
  const most = Math.max(1, maxValue ?? Math.max(...rows.map(({ value }) => value)));
  return (
    <ol className={classes.list} aria-label={label}>
      {rows.map(({ key, name, value, text, note }) => (
        <li key={key} className={classes.row}>
          <span className={classes.name}>{name}</span>
          <span className={classes.text}>{text}</span>
          <span className={classes.track} aria-hidden="true">
            <span
              className={classes.bar}
              style={{ inlineSize: `${Math.max(value > 0 ? 0.5 : 0, (value / most) * 100)}%` }}
            />
          </span>
          {note && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
