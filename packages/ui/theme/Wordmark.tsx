import classes from "./wordmark.module.css";
import { letterPaths, tallyPath } from "./wordmark-paths.ts";

type WordmarkProps = {
  /** The text for screen readers; absent where the name is already next to the mark. */
  label?: string | undefined;
  /** The height in px; the width is proportional. */
  height?: number | undefined;
};

/** The product's mark: a tally as cafés keep for their regulars, of four lines and a stroke across for five visits. */
export function Mark({ label, height = 32 }: WordmarkProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      width={height}
      height={height}
      className={classes.mark}
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width="40" height="40" rx="11" className={classes.tile} />
      <path d={tallyPath} className={classes.tally} />
    </svg>
  );
}

/** The product's mark and name in one line. */
export function Wordmark({ label, height = 32 }: WordmarkProps) {
  return (
    <svg
      viewBox="0 0 204 40"
      width={(204 / 40) * height}
      height={height}
      className={classes.mark}
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width="40" height="40" rx="11" className={classes.tile} />
      <path d={tallyPath} className={classes.tally} />
      <g transform="translate(52 -2)" className={classes.letters}>
        {letterPaths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
