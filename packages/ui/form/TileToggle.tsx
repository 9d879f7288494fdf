import { IconCheck } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";
import classes from "./tile-toggle.module.css";

type TileToggleProps = {
  label: string;
  /** A second line: "120 poäng", "gäller till söndag". */
  note?: string | undefined;
  icon?: ReactNode;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  disabled?: boolean | undefined;
};

/** A large toggle tile; tick, border and tint show its state. */
export function TileToggle({ label, note, icon, pressed, onChange, disabled = false }: TileToggleProps) {
  return (
    <button
      type="button"
      className={classes.tile}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      <span className={classes.mark}>{pressed ? <IconCheck size={24} stroke={3} aria-hidden="true" /> : icon}</span>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
    </button>
  );
}

type TilesProps = { label: string; children: ReactNode; ref?: Ref<HTMLFieldSetElement> | undefined };

/** A row of tiles that wraps. */
export function Tiles({ label, children, ref }: TilesProps) {
  return (
    <fieldset ref={ref} className={classes.tiles}>
      <legend className={classes.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
