import classes from "./rosette.module.css";

const TURNS = Array.from({ length: 24 }, (_, turn) => turn * 15);

/**
 * Draws a fine banknote rosette, a card's only ornament. It is lighter than the card where the text is darker, and the
 * other way round.
 */
export function Rosette() {
  return (
    <svg className={classes.rosette} viewBox="0 0 200 200" aria-hidden="true">
      {TURNS.map((turn) => (
        <ellipse key={turn} cx="100" cy="66" rx="30" ry="62" transform={`rotate(${turn} 100 100)`} />
      ))}
    </svg>
  );
}
