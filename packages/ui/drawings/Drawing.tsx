import type { ReactNode } from "react";
import classes from "./drawing.module.css";

type DrawingProps = {
  /** The drawing's flat colour, printed slightly off its line, as on old paper bags. */
  colour: ReactNode;
  line: ReactNode;
};

/**
 * Draws in the common style: lines 2.5 wide on a field of 200 × 140, with the colour slightly shifted from the lines.
 */
export function Drawing({ colour, line }: DrawingProps) {
  return (
    <svg viewBox="0 0 200 140" className={classes.drawing} aria-hidden="true">
      <g className={classes.colour} transform="translate(5 5)">
        {colour}
      </g>
      <g className={classes.line}>{line}</g>
    </svg>
  );
}
