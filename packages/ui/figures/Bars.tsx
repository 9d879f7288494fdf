import classes from "./bars.module.css";

export type Bar = {
  /** Full name of the bar: "måndag 3 november". */
  label: string;
  /** The label under the bar: "mån"; omitted under most bars when there are many. */
  short?: string | undefined;
  value: number;
  /** Formatted value: "1 240". */
  text: string;
  /** The part of the value that is drawn darker, from the foot. */
  part?: number | undefined;
};

type BarsProps = {
  bars: readonly Bar[];
  height?: number | undefined;
  /** The value at full height; the highest bar's by default. Set it to compare two charts. */
  most?: number | undefined;
  /** Whether the bars are drawn downwards from the line. */
  hangs?: boolean | undefined;
  /** Whether the latest bar is drawn like the others. */
  plain?: boolean | undefined;
};

/**
 * Bars with labels on the highest and the latest bar. Hidden from screen readers, because a text gives the same
 * numbers.
 */
export function Bars({ bars, height = 96, most: maxValue, hangs = false, plain = false }: BarsProps) {
  const highestValue = Math.max(0, ...bars.map((bar) => bar.value));
  const most = Math.max(1, maxValue ?? highestValue);
  const highest = bars.findIndex((bar) => bar.value === highestValue);
  const isPlain = plain || bars.some(({ part }) => part !== undefined);
  const allFit = bars.length <= 8 && bars.every(({ text }) => text.length <= 5);
  // The highest bar has a label only if it is far from the latest bar: otherwise the two labels would overlap.
  const isApart = bars.length - 1 - highest >= bars.length / 4;
  const heightOf = (value: number) => Math.max(value > 0 ? 2 : 0, Math.round((value / most) * height));
  return (
    <div className={classes.bars} aria-hidden="true" data-hangs={hangs || undefined}>
      {bars.map((bar, index) => {
        const isLast = index === bars.length - 1;
        const labelled = allFit || (highestValue > 0 && (index === highest || (isLast && isApart)));
        return (
          <div key={bar.label} className={classes.column} title={`${bar.label}\n${bar.text}`}>
            <div className={classes.field} style={{ height: height + 20 }}>
              {labelled && <span className={classes.value}>{bar.text}</span>}
              <div
                className={classes.bar}
                data-latest={(!isPlain && isLast) || undefined}
                style={{ height: Math.max(2, heightOf(bar.value)) }}
              >
                {bar.part !== undefined && <div className={classes.part} style={{ height: heightOf(bar.part) }} />}
              </div>
            </div>
            {!hangs && <span className={classes.short}>{bar.short ?? ""}</span>}
          </div>
        );
      })}
    </div>
  );
}
