import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { openingTimes } from "../../domain/opening-hours.ts";
import { lengthOf, type SpecialDayProblem } from "../../domain/special-days.ts";
import type { SpecialRow } from "../location-form.ts";
import { closingTimes } from "./hours.ts";
import classes from "./special-days.module.css";

/** Default hours of a special day that is open. */
const otherHours = { timeFrom: "10:00", timeTo: "15:00" };

type SpecialDayFieldsProps = {
  row: SpecialRow;
  /** The row's number, from 1. */
  number: number;
  problem: SpecialDayProblem | undefined;
  /** Whether the week has days without hours, which a range leaves closed. */
  someClosed: boolean;
  onChange: (row: SpecialRow) => void;
  onLeave: () => void;
  onRemove: () => void;
};

export function SpecialDayFields({
  row,
  number,
  problem,
  someClosed,
  onChange,
  onLeave,
  onRemove,
}: SpecialDayFieldsProps) {
  const t = useTranslations("locations.special");
  const hours = useTranslations("locations.hours");
  const isClosed = row.timeFrom === null;
  const isSpan = row.dateFrom !== "" && row.dateTo > row.dateFrom && lengthOf(row) > 1;
  const errorAt = (field: SpecialDayProblem["field"]) =>
    problem?.field === field ? <Words problem={problem} /> : null;
  const timesError = errorAt("times");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the grid
    <div
      className={classes.row}
      role="group"
      aria-label={t("row", { row: String(number) })}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave()}
    >
      <LimitedField
        className={classes.name}
        label={t("name")}
        placeholder={t("namePlaceholder")}
        limit={textMax.specialDayName}
        value={row.name}
        error={errorAt("name")}
        onChange={({ currentTarget: { value } }) => onChange({ ...row, name: value })}
      />
      <DayInput
        label={t("dateFrom")}
        value={row.dateFrom}
        error={errorAt("dateFrom")}
        // The end follows the start while both are equal.
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...row, dateFrom: value, dateTo: row.dateTo === row.dateFrom ? value : row.dateTo })
        }
      />
      <DayInput
        label={t("dateTo")}
        value={row.dateTo}
        min={row.dateFrom}
        error={errorAt("dateTo")}
        onChange={({ currentTarget: { value } }) => onChange({ ...row, dateTo: value })}
      />
      <NativeSelect
        className={classes.kind}
        label={t("kind")}
        value={isClosed ? "closed" : "open"}
        data={[
          { value: "closed", label: t("closed") },
          { value: "open", label: t("otherHours") },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...row, ...(value === "closed" ? { timeFrom: null, timeTo: null } : otherHours) })
        }
      />
      {!isClosed && (
        <>
          <NativeSelect
            label={t("timeFrom")}
            value={row.timeFrom ?? ""}
            data={[...openingTimes]}
            error={timesError}
            onChange={({ currentTarget: { value } }) => onChange({ ...row, timeFrom: value })}
          />
          <NativeSelect
            label={t("timeTo")}
            value={row.timeTo ?? ""}
            data={closingTimes.map((time) => ({ value: time, label: time === "00:00" ? hours("midnight") : time }))}
            error={Boolean(timesError)}
            onChange={({ currentTarget: { value } }) => onChange({ ...row, timeTo: value })}
          />
        </>
      )}
      <ActionIcon
        className={classes.remove}
        size={44}
        aria-label={
          row.name.trim() ? t("remove", { name: row.name.trim() }) : t("removeUnnamed", { row: String(number) })
        }
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      {isSpan && !isClosed && someClosed && <p className={classes.note}>{t("spanNote")}</p>}
    </div>
  );
}

function Words({ problem: { reason } }: { problem: SpecialDayProblem }) {
  const t = useTranslations("locations.special.problems");
  const hours = useTranslations("locations.hours.problems");
  return reason === "INVALID_TIME" || reason === "TIME_TO_NOT_AFTER_TIME_FROM" ? hours(reason) : t(reason);
}
