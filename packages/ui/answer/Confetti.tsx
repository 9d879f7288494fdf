import type { CSSProperties } from "react";
import classes from "./confetti.module.css";

/** The final positions of the pieces in a field of 400 by 140, clear of the text: x, y, rotation in degrees. */
const pieces = [
  [24, 30, 20],
  [52, 92, -35],
  [78, 22, 60],
  [40, 60, 10],
  [96, 118, 75],
  [136, 20, -20],
  [164, 112, 40],
  [196, 24, 80],
  [226, 116, -15],
  [252, 30, 30],
  [286, 108, -60],
  [300, 30, -70],
  [348, 74, 15],
  [340, 26, 45],
  [352, 116, -25],
  [376, 62, 65],
] as const;

/** Throws confetti once. With reduced motion, the pieces are at rest from the start. */
export function Confetti() {
  return (
    <svg className={classes.confetti} viewBox="0 0 400 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {pieces.map(([x, y, turn], place) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect
            className={classes.piece}
            style={{ "--place": place % 5 } as CSSProperties}
            x="-5"
            y="-2.500"
            width="10"
            height="5"
            rx={place % 3 === 0 ? 2.5 : 1}
          />
        </g>
      ))}
    </svg>
  );
}
