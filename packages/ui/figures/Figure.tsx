import type { CSSProperties, ReactNode } from "react";
import { follow, type Navigate } from "../page/follow.ts";
import classes from "./figure.module.css";

type FigureProps = {
  label: string;
  /** The number, already formatted: "1 240", "38 420 kr". */
  value: string;
  unit?: string | undefined;
  /** The change of the number: "12 % fler än förra månaden". Its links are above the figure's own link. */
  delta?: { text: ReactNode; tone: "good" | "bad" | "calm" } | undefined;
  /** The page with details of the number. */
  href?: string | undefined;
  navigate?: Navigate | undefined;
};

/** One important number, with its name above it and its change below it. */
export function Figure({ label, value, unit, delta, href, navigate }: FigureProps) {
  const length = value.length + (unit ? unit.length / 2 + 1 : 0);
  return (
    <div className={classes.figure}>
      <p className={classes.label}>
        {href ? (
          <a href={href} className={classes.link} onClick={follow(href, navigate)}>
            {label}
          </a>
        ) : (
          label
        )}
      </p>
      <p className={classes.value} translate="no" style={{ "--figure-length": length } as CSSProperties}>
        {value}
        {unit && <span className={classes.unit}> {unit}</span>}
      </p>
      {delta && (
        <p className={classes.delta} data-tone={delta.tone}>
          {delta.text}
        </p>
      )}
    </div>
  );
}
