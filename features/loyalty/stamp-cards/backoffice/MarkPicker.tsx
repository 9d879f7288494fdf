import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { STAMP_MARKS } from "#packages/ui/stamps/stamp-marks.tsx";
import { type StampMark, stampMarks } from "../domain/stamp-marks.ts";
import classes from "./stamp-cards.module.css";

type MarkPickerProps = {
  value: StampMark;
  onChange: (mark: StampMark) => void;
  /** Whether the merchant's own picture is used instead of the drawn stamp. */
  replaced: boolean;
};

/** Chooses one of our drawn stamps. */
export function MarkPicker({ value, onChange, replaced }: MarkPickerProps) {
  const t = useTranslations("stampCards");
  const name = useId();
  return (
    <fieldset className={classes.marks}>
      <legend className={classes.legend}>{t("mark")}</legend>
      {replaced && <p className={classes.quiet}>{t("markReplaced")}</p>}
      <div className={classes.markGrid}>
        {stampMarks.map((mark) => (
          <label key={mark} className={classes.mark} title={t(`marks.${mark}`)}>
            <input
              type="radio"
              name={name}
              className={classes.markInput}
              checked={mark === value}
              onChange={() => onChange(mark)}
              aria-label={t(`marks.${mark}`)}
            />
            <svg viewBox="0 0 48 48" className={classes.markDrawing} aria-hidden="true">
              {STAMP_MARKS[mark]}
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
