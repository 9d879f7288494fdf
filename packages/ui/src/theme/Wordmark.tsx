import classes from "./wordmark.module.css";

type WordmarkProps = {
  /** Read out by screen readers; leave out where the name stands beside it already. */
  label?: string | undefined;
  /** Height in px; the width follows. */
  height?: number | undefined;
};

// Letters drawn with one pen on a baseline of 36, x-height 24.
const LETTERS = [
  "M13 17.6C11.8 15.6 9.6 14.5 7.2 14.5c-3.2 0-5.4 1.7-5.4 4.4 0 3 2.6 4 5.6 4.8 3.2.8 5.9 2 5.9 5.2 0 2.9-2.6 4.7-6.1 4.7-2.9 0-5.2-1.2-6.5-3.4",
  "M24.5 6.5v21.3c0 3.8 1.7 5.7 5.3 5.7M19.6 14.5h10",
  "M54 24a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0M54 14.5v19",
  "M63 14.5v19M63 22c0-4.6 2.7-7.5 6.3-7.5s5.7 2.5 5.7 6.6v12.4M75 22c0-4.6 2.7-7.5 6.3-7.5s5.7 2.5 5.7 6.6v12.4",
  "M96 14.5v19M96 22c0-4.6 2.7-7.5 6.3-7.5s5.7 2.5 5.7 6.6v12.4M108 22c0-4.6 2.7-7.5 6.3-7.5s5.7 2.5 5.7 6.6v12.4",
  "M129 14.5v19M129 6.6v.1",
  "M149 17.6C147.8 15.6 145.6 14.5 143.2 14.5c-3.2 0-5.4 1.7-5.4 4.4 0 3 2.6 4 5.6 4.8 3.2.8 5.9 2 5.9 5.2 0 2.9-2.6 4.7-6.1 4.7-2.9 0-5.2-1.2-6.5-3.4",
];

const TALLY = "M11 12v16M17 12v16M23 12v16M29 12v16M7.5 26.5l25-13";

/** The product's mark: the tally a café keeps for its regulars, five visits in one stroke. */
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
      <path d={TALLY} className={classes.tally} />
    </svg>
  );
}

/** Mark and name, one line. */
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
      <path d={TALLY} className={classes.tally} />
      <g transform="translate(52 -2)" className={classes.letters}>
        {LETTERS.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
