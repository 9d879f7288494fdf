import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import type { SpecialDay } from "../../domain/special-days.ts";
import classes from "./week-hours.module.css";

/** Special days as members read them: "Julafton, 24 dec. – stängt". */
export function SpecialDayList({ days }: { days: readonly SpecialDay[] }) {
  const t = useTranslations("locations.hours");
  const dates = useDates();
  return (
    <dl className={classes.week}>
      {days.map(({ name, dateFrom, dateTo, timeFrom, timeTo }) => (
        <div
          key={`${dateFrom} ${dateTo} ${name}`}
          className={classes.line}
          data-closed={timeFrom === null || undefined}
        >
          <dt>
            {name}, {dateFrom === dateTo ? dates.short(dateFrom) : dates.range(dateFrom, dateTo)}
          </dt>
          <dd>{timeFrom === null ? t("closed") : `${timeFrom}–${timeTo}`}</dd>
        </div>
      ))}
    </dl>
  );
}
