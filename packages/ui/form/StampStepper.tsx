import { IconMinus, IconPlus } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { pictureAt } from "../pictures/picture-sizes.ts";
import { Stamp } from "../stamps/Stamp.tsx";
import { STAMP_MARKS, type StampMarkName } from "../stamps/stamp-marks.tsx";
import classes from "./stamp-stepper.module.css";

type StampStepperProps = {
  title: string;
  /** The total: "4 av 10", "Fullt". */
  countText: string;
  /** The reward of a full card, or a currently active special offer. */
  note?: string | undefined;
  total: number;
  /**
   * The number of stamps when the card was opened (`before`), and with the stamps that the cashier is adding (`after`).
   */
  before: number;
  after: number;
  /** The text between minus and plus: "+2". */
  givenText: string;
  addLabel: string;
  removeLabel: string;
  /** Adds a stamp; when absent, the button is greyed. */
  onAdd?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  mark?: StampMarkName | undefined;
  stampImageUrl?: string | undefined;
  /** A merchant's own picture of an empty place. */
  emptyImageUrl?: string | undefined;
  /** The card's own colour, which the merchant's own pictures are drawn for. */
  paper?: string | undefined;
};

/** A stamp card for the cashier: its real stamps, with thumb-sized minus and plus buttons. */
export function StampStepper(props: StampStepperProps) {
  const { title, countText, note, total, after, givenText, addLabel, removeLabel, onAdd, onRemove } = props;
  return (
    <fieldset className={classes.stepper} data-full={after >= total || undefined}>
      <legend className="st-hidden">{title}</legend>
      <div className={classes.words} aria-live="polite">
        <p className={classes.title} aria-hidden="true">
          {title}
        </p>
        <p className={classes.count}>{countText}</p>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <Places {...props} />
      <div className={classes.steps}>
        {/* aria-disabled keeps the focus when the last stamp is removed. */}
        <button
          type="button"
          className={classes.step}
          aria-label={removeLabel}
          aria-disabled={!onRemove}
          onClick={onRemove}
        >
          <IconMinus size={26} stroke={2.5} aria-hidden="true" />
        </button>
        <span className={classes.given}>{givenText}</span>
        <button type="button" className={classes.step} aria-label={addLabel} aria-disabled={!onAdd} onClick={onAdd}>
          <IconPlus size={26} stroke={2.5} aria-hidden="true" />
        </button>
      </div>
    </fieldset>
  );
}

/** Returns the number of places per row: up to six places are in one row, up to sixteen in two, and more in three. */
const columnsOf = (total: number) => (total <= 6 ? total : Math.ceil(total / (total <= 16 ? 2 : 3)));

function Places({ total, before, after, mark = "star", stampImageUrl, emptyImageUrl, paper }: StampStepperProps) {
  const places = Array.from({ length: total }, (_, place) => place);
  return (
    <div
      className={classes.places}
      style={{ "--columns": columnsOf(total), background: paper } as CSSProperties}
      data-paper={paper ? true : undefined}
      aria-hidden="true"
    >
      {places.map((place) => (
        <span key={place} className={classes.place}>
          {place < after ? (
            <Stamp mark={STAMP_MARKS[mark]} imageUrl={stampImageUrl} place={place} landing={place >= before} />
          ) : (
            emptyImageUrl && <img className={classes.empty} {...pictureAt(emptyImageUrl, "small")} alt="" />
          )}
        </span>
      ))}
    </div>
  );
}
