import { useId } from "react";
import { type Bar, Bars } from "./Bars.tsx";
import classes from "./bar-series.module.css";

type BarSeriesProps = {
  title: string;
  bars: readonly Bar[];
  /** Headers of the table of numbers: "Dag", "Poäng". */
  dayHeader: string;
  valueHeader: string;
  /** The label of the button that shows the numbers as a table: "Visa som tabell". */
  tableLabel: string;
  height?: number | undefined;
};

/** Daily values as bars under a title; a table shows the same numbers. */
export function BarSeries({ title, bars, dayHeader, valueHeader, tableLabel, height }: BarSeriesProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className={classes.title}>
        {title}
      </figcaption>
      <Bars bars={bars} height={height} />
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
