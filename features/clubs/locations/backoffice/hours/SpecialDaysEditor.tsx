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
  /** The server's words, or that something was wrong when it was sent. */
  error?: string | undefined;
};

/** Days with other hours: those to come as rows, holidays to add, and the past ones to look at. */
export function SpecialDaysEditor({ rows, week, onChange, error }: SpecialDaysEditorProps) {
  const t = useTranslations("locations.special");
  const today = useToday();
  const addButton = useRef<HTMLButtonElement>(null);
  // A day that is being typed is not told to be wrong before it is left or sent.
  const [touchedKeys, setLeft] = useState<ReadonlySet<number>>(new Set());
  const problems = specialDayProblems(rows);
  // What becomes past while it is typed stays where it is; a row that takes a key over in a merge is looked at anew.
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
