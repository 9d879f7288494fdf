import classes from "./member-card.module.css";

/** The number on the card, already formatted ("1 240"), with its unit ("poäng"). */
export function CardPoints({ value, unit }: { value: string; unit: string }) {
  return (
    <p className={classes.points}>
      <span className={classes.number} translate="no">
        {value}
      </span>{" "}
      <span className={classes.unit}>{unit}</span>
    </p>
  );
}
