import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl/react";
import { type OpeningHoursProblem, openingTimes, weekdays } from "../../domain/opening-hours.ts";
import type { HoursRow } from "../location-form.ts";
import { useDayNames } from "./day-names.ts";
import { closingTimes } from "./hours.ts";
import classes from "./hours-editor.module.css";

type HoursRowFieldsProps = {
  row: HoursRow;
  /** The row's number, from 1. */
  number: number;
  problem: OpeningHoursProblem["reason"] | undefined;
  onChange: (row: HoursRow) => void;
  copy: ReactNode;
  onRemove: () => void;
};

export function HoursRowFields({ row, number, problem, onChange, copy, onRemove }: HoursRowFieldsProps) {
  const t = useTranslations("locations.hours");
  const dayName = useDayNames();
  const errorId = useId();
  const days = weekdays.map((day) => ({ value: String(day), label: dayName(day) }));
  const otherDays = days.filter(({ value }) => value !== String(row.dayFrom));
  const state = { error: Boolean(problem), "aria-describedby": problem ? errorId : undefined };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the grid
    <div className={classes.row} role="group" aria-label={t("row", { row: String(number) })}>
      <NativeSelect
        label={t("dayFrom")}
        value={String(row.dayFrom)}
        data={days}
        {...state}
        onChange={({ currentTarget: { value } }) => onChange({ ...row, dayFrom: Number(value) })}
      />
      <NativeSelect
        label={t("dayTo")}
        value={(row.dayTo ?? row.dayFrom) === row.dayFrom ? "" : String(row.dayTo)}
        data={[{ value: "", label: t("onlyThatDay") }, ...otherDays]}
        {...state}
        onChange={({ currentTarget: { value } }) => onChange({ ...row, dayTo: value === "" ? null : Number(value) })}
      />
      <NativeSelect
        label={t("timeFrom")}
        value={row.timeFrom}
        data={[...openingTimes]}
        {...state}
        onChange={({ currentTarget: { value } }) => onChange({ ...row, timeFrom: value })}
      />
      <NativeSelect
        label={t("timeTo")}
        value={row.timeTo}
        data={closingTimes.map((time) => ({ value: time, label: time === "00:00" ? t("midnight") : time }))}
        {...state}
        onChange={({ currentTarget: { value } }) => onChange({ ...row, timeTo: value })}
      />
      <div className={classes.rowActions}>
        {copy}
        <ActionIcon
          aria-label={t("removeRow", { row: String(number) })}
          title={t("removeRow", { row: String(number) })}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      {problem && (
        <p id={errorId} className={classes.error} role="alert">
          {t(`problems.${problem}`)}
        </p>
      )}
    </div>
  );
}
