import classes from "./ranked-bars.module.css";

type Ranked = {
  key: string | number;
  name: string;
  value: number;
  /** Formatted value: "1 240 kr". */
  text: string;
  /** What stands under the name, quietly: "42 köp". */
  note?: string | undefined;
};

type RankedBarsProps = {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly Ranked[];
  /** The value as long as the list is wide; the longest one's unless told. */
  most?: number | undefined;
};

/** Things side by side, each with its bar and its number; read as a list. */
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
