import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { daysOf, type OpeningHours } from "../../domain/opening-hours.ts";
import { specialDayProblems, specialDaysMax } from "../../domain/special-days.ts";
import { keysOfPast, type SpecialRow } from "../location-form.ts";
import { HolidayOffers } from "./HolidayOffers.tsx";
import { SpecialDayFields } from "./SpecialDayFields.tsx";
import { SpecialDayList } from "./SpecialDayList.tsx";
import classes from "./special-days.module.css";

type SpecialDaysEditorProps = {
  rows: readonly SpecialRow[];
  week: readonly OpeningHours[];
  onChange: (rows: SpecialRow[]) => void;
  /** The server's error message, or a note that the sent form was invalid. */
  error?: string | undefined;
};

/** Special days: future ones as rows, holidays to add, and past ones read-only. */
export function SpecialDaysEditor({ rows, week, onChange, error }: SpecialDaysEditorProps) {
  const t = useTranslations("locations.special");
  const today = useToday();
  const addButton = useRef<HTMLButtonElement>(null);
  // A problem of a new row is shown only after the user has left or sent it.
  const [touchedKeys, setLeft] = useState<ReadonlySet<number>>(new Set());
  const problems = specialDayProblems(rows);
  // Rows that become past while the user types stay in place. A row that gets another's key in a merge is checked
  // again.
  const [over] = useState(() => keysOfPast(rows, today.toString()));
  const past = over.intersection(keysOfPast(rows, today.toString()));
  const visibleRows = rows.filter(({ key }) => !past.has(key));
  const someClosed = week.length > 0 && new Set(week.flatMap(daysOf)).size < 7;
  const add = (day: Omit<SpecialRow, "key">) =>
    onChange([...rows, { ...day, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]);
  const problemOf = (row: SpecialRow) =>
    error || touchedKeys.has(row.key) ? problems.find(({ index }) => rows[index] === row) : undefined;
  return (
    <div className={classes.editor} data-invalid={Boolean(error) && problems.length === 0}>
      {visibleRows.length === 0 && <p className={classes.none}>{t("none")}</p>}
      {visibleRows.map((row, index) => (
        <SpecialDayFields
          key={row.key}
          row={row}
          number={index + 1}
          problem={problemOf(row)}
          someClosed={someClosed}
          onChange={(next) => onChange(rows.map((each) => (each.key === row.key ? next : each)))}
          onLeave={() => setLeft((keys) => new Set(keys).add(row.key))}
          onRemove={() => {
            onChange(rows.filter((each) => each.key !== row.key));
            addButton.current?.focus();
          }}
        />
      ))}
      {error && problems.length === 0 && <p className={classes.error}>{error}</p>}
      <Button
        ref={addButton}
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={rows.length >= specialDaysMax}
        onClick={() => add({ name: "", dateFrom: "", dateTo: "", timeFrom: null, timeTo: null })}
      >
        {t("add")}
      </Button>
      {rows.length < specialDaysMax && <HolidayOffers rows={rows} onAdd={add} />}
      {past.size > 0 && (
        <details>
          <summary className={classes.summary}>{t("past", { count: String(past.size) })}</summary>
          <SpecialDayList days={rows.filter(({ key }) => past.has(key))} />
        </details>
      )}
    </div>
  );
}
