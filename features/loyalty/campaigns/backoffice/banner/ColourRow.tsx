import { IconCheck } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { normalizeHex } from "#packages/ui/theme/colour.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { shadeColour } from "../banner-rules/readability.ts";
import controls from "./controls.module.css";

type ColourRowProps = { label: string; value: string; onChange: (colour: string) => void; onDone: () => void };

/** Chooses white, black, the club's colour or another colour. */
export function ColourRow({ label, value, onChange, onDone }: ColourRowProps) {
  const t = useTranslations("campaigns.banner");
  const { brandColour } = useChain();
  const brand = normalizeHex(brandColour) ?? "#6b2452";
  const swatches = [
    { colour: "#ffffff", name: t("white") },
    { colour: "#000000", name: t("black") },
    { colour: brand, name: t("brand") },
  ];
  return (
    <fieldset className={controls.colours}>
      <legend className={controls.legend}>{label}</legend>
      {swatches.map(({ colour, name }) => (
        <button
          key={name}
          type="button"
          className={controls.swatch}
          style={{ backgroundColor: colour, color: shadeColour(colour) }}
          aria-label={name}
          aria-pressed={value === colour}
          onClick={() => {
            onChange(colour);
            onDone();
          }}
        >
          {value === colour && <IconCheck size={20} stroke={3} aria-hidden />}
        </button>
      ))}
      <label className={controls.ownColour}>
        <input type="color" value={value} onChange={(event) => onChange(event.currentTarget.value)} onBlur={onDone} />
        {t("ownColour")}
      </label>
    </fieldset>
  );
}
