import { useId } from "react";
import classes from "./bar-series.module.css";

type Bar = {
  /** Full name of the day: "måndag 3 november". */
  label: string;
  /** What stands under the bar: "mån"; left out under most of them when there are many. */
  short?: string | undefined;
  value: number;
  /** Formatted value: "1 240". */
  text: string;
};

type BarSeriesProps = {
  title: string;
  bars: readonly Bar[];
  /** Heads of the numbers' table: "Dag", "Poäng". */
  dayHeader: string;
  valueHeader: string;
  /** Opens the numbers as a table: "Visa som tabell". */
  tableLabel: string;
  height?: number | undefined;
};

/** Daily values as quiet bars; highest and latest are labelled where they stand, the numbers can be had as a table. */
export function BarSeries({ title, bars, dayHeader, valueHeader, tableLabel, height = 96 }: BarSeriesProps) {
  const id = useId();
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  const highest = bars.findIndex((bar) => bar.value === most);
  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <figcaption id={id} className={classes.title}>
        {title}
      </figcaption>
      <div className={classes.bars} aria-hidden="true">
        {bars.map((bar, index) => {
          const labelled = bars.length <= 8 || index === highest || index === bars.length - 1;
          return (
            <div key={bar.label} className={classes.column} title={`${bar.label}: ${bar.text}`}>
              <div className={classes.field} style={{ height: height + 20 }}>
                {labelled && <span className={classes.value}>{bar.text}</span>}
                <div
                  className={classes.bar}
                  data-latest={index === bars.length - 1 || undefined}
                  style={{ height: Math.max(2, Math.round((bar.value / most) * height)) }}
                />
              </div>
              <span className={classes.short}>{bar.short ?? ""}</span>
            </div>
          );
        })}
      </div>
      <details className={classes.details}>
        <summary>{tableLabel}</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{dayHeader}</th>
              <th scope="col">{valueHeader}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{bar.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
