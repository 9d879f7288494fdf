import type { ReactNode } from "react";
import classes from "./drawing.module.css";

type DrawingProps = {
  /** Flat colour, printed slightly off its line, as on old paper bags. */
  colour: ReactNode;
  line: ReactNode;
};

/** The common style of all drawings: a pen of 2.5 on a field of 200 × 140, colour slightly out of register. */
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
