import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { openingHoursProblems, type Weekday } from "../../domain/opening-hours.ts";
import type { HoursRow } from "../location-form.ts";
import { CopyHours } from "./CopyHours.tsx";
import { HoursRowFields } from "./HoursRowFields.tsx";
import { nextRow, spreadHours } from "./hours.ts";
import classes from "./hours-editor.module.css";
import { WeekHours } from "./WeekHours.tsx";

type HoursEditorProps = {
  rows: readonly HoursRow[];
  onChange: (rows: HoursRow[]) => void;
  /** The server's error message, if its check differs from the form's. */
  error?: string | undefined;
};

/** Opening hours: a row per day or range of days with its problem, and the week in words below. */
export function HoursEditor({ rows, onChange, error }: HoursEditorProps) {
  const t = useTranslations("locations.hours");
  const addButton = useRef<HTMLButtonElement>(null);
  const problems = openingHoursProblems(rows);
  const problemAt = (index: number) => problems.find((problem) => problem.index === index)?.reason;
  const freshKey = () => Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const insert = (at: number, like?: HoursRow) =>
    onChange([...rows.slice(0, at), { ...nextRow(rows, like), key: freshKey() }, ...rows.slice(at)]);
  const spread = (like: HoursRow, days: readonly Weekday[]) => {
    const first = freshKey();
    onChange(spreadHours(rows, like, days).map((row, index) => ({ ...row, key: first + index })));
  };
  const remove = (index: number) => {
    onChange(rows.filter((_, each) => each !== index));
    addButton.current?.focus();
  };
  return (
    <div className={classes.editor} data-invalid={Boolean(error) && problems.length === 0}>
      {rows.length === 0 && <p className={classes.none}>{t("none")}</p>}
      {rows.map((row, index) => (
        <HoursRowFields
          key={row.key}
          row={row}
          number={index + 1}
          problem={problemAt(index)}
          onChange={(next) => onChange(rows.map((each) => (each.key === row.key ? next : each)))}
          copy={
            <CopyHours
              number={index + 1}
              onNext={() => insert(index + 1, row)}
              onSpread={(days) => spread(row, days)}
            />
          }
          onRemove={() => remove(index)}
        />
      ))}
      {error && problems.length === 0 && <p className={classes.error}>{error}</p>}
      <Button
        ref={addButton}
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => insert(rows.length)}
      >
        {t("addRow")}
      </Button>
      {rows.length > 0 && problems.length === 0 && (
        <section className={classes.words} aria-label={t("inWords")} aria-live="polite">
          <WeekHours rows={rows} />
        </section>
      )}
    </div>
  );
}
