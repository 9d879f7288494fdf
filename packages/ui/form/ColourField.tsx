import { IconCheck } from "@tabler/icons-react";
import { useId } from "react";
import { brandPalette } from "../theme/brand-palette.ts";
import { normalizeHex } from "../theme/colour.ts";
import classes from "./colour-field.module.css";
import { useLastColour } from "./use-last-colour.ts";

type ColourFieldProps = {
  label: string;
  description?: string | undefined;
  /** The typed text of the colour; a complete colour has the form `#rrggbb`. */
  value: string;
  onChange: (colour: string) => void;
  /** Colours to choose from, each with its name. */
  swatches?: readonly { colour: string; name: string }[] | undefined;
  /** Names the picker and the typed code: "Egen färg", "Färgkod". */
  pickerLabel: string;
  codeLabel: string;
  /** Whether to show the tints that the app makes from the colour; true by default. */
  tints?: boolean | undefined;
  error?: string | undefined;
};

/** Suggested colours that suit shops and differ clearly from each other. */
export const BRAND_COLOURS = [
  "#b4532a",
  "#7d9b76",
  "#1d3557",
  "#8c2f39",
  "#c98b2b",
  "#2f5d50",
  "#5b4b8a",
  "#d97b93",
  "#3a3a3c",
  "#2a7f9e",
] as const;

/** A field for the chain's colour by swatch, picker or code; shows the tints made from it. */
export function ColourField(props: ColourFieldProps) {
  const { label, description, value, onChange, swatches = [], pickerLabel, codeLabel, tints = true, error } = props;
  const id = useId();
  const current = useLastColour(value);
  return (
    <fieldset className={classes.field} aria-describedby={`${id}-note`}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.swatches} hidden={swatches.length === 0}>
        {swatches.map(({ colour, name }) => (
          <button
            key={colour}
            type="button"
            className={classes.swatch}
            style={{ backgroundColor: colour, color: brandPalette(colour).light.onCard }}
            aria-label={name}
            aria-pressed={normalizeHex(colour) === current}
            onClick={() => onChange(colour)}
          >
            {normalizeHex(colour) === current && <IconCheck size={22} stroke={3} aria-hidden="true" />}
          </button>
        ))}
      </div>
      <div className={classes.row}>
        <input
          type="color"
          className={classes.picker}
          aria-label={pickerLabel}
          value={current}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <input
          className={classes.code}
          aria-label={codeLabel}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          value={value}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onChange(normalizeHex(value) ?? value)}
        />
        {tints && <Tints colour={current} />}
      </div>
      <p id={`${id}-note`} className={classes.note} data-error={error ? true : undefined} aria-live="polite">
        {error ?? description}
      </p>
    </fieldset>
  );
}

function Tints({ colour }: { colour: string }) {
  const { light, steps } = brandPalette(colour);
  return (
    <span className={classes.tints} aria-hidden="true">
      {[light.tint, light.tintStrong, steps[4], light.cardFrom, light.accent, light.ink].map((tint, index) => (
        <span key={`${index}${tint}`} style={{ backgroundColor: tint }} />
      ))}
    </span>
  );
}
