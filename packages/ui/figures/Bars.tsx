import classes from "./bars.module.css";

export type Bar = {
  /** Full name of what it stands for: "måndag 3 november". */
  label: string;
  /** What stands under the bar: "mån"; left out under most of them when there are many. */
  short?: string | undefined;
  value: number;
  /** Formatted value: "1 240". */
  text: string;
  /** What of it is drawn darker, from the foot. */
  part?: number | undefined;
};

type BarsProps = {
  bars: readonly Bar[];
  height?: number | undefined;
  /** The value as high as the drawing; the highest bar's unless told, as where two drawings are compared. */
  most?: number | undefined;
  /** Hangs from the line instead of standing on it. */
  hangs?: boolean | undefined;
  /** The latest is like the others: it is no more to look at than they are. */
  plain?: boolean | undefined;
};

/** Quiet bars; the highest and the latest are labelled where they stand. Only to be looked at: its numbers are told beside it. */
export function Bars({ bars, height = 96, most: maxValue, hangs = false, plain = false }: BarsProps) {
  const highestValue = Math.max(0, ...bars.map((bar) => bar.value));
  const most = Math.max(1, maxValue ?? highestValue);
  const highest = bars.findIndex((bar) => bar.value === highestValue);
  const isPlain = plain || bars.some(({ part }) => part !== undefined);
  const allFit = bars.length <= 8 && bars.every(({ text }) => text.length <= 5);
  // Side by side the two would lie over each other.
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
