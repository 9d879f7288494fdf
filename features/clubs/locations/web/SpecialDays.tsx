import { useLocale, useTranslations } from "use-intl/react";
import type { PlaceHours } from "../domain/open-state.ts";
import { upcomingSpecialDays } from "../domain/special-days.ts";
import { specialDayName } from "../i18n/holidays/special-day-name.ts";
import classes from "./opening-times.module.css";
import { type DayWords, useTimes } from "./use-times.ts";

type SpecialDaysProps = {
  days: PlaceHours["special"];
  today: Temporal.PlainDate;
  heading: "h2" | "h3";
  dates: DayWords;
};

/** Coming special days with name, date and hours. Skips past ones, which are sent only for hours past midnight. */
export function SpecialDays({ days, today, heading: Heading, dates }: SpecialDaysProps) {
  const words = useTranslations("places");
  const times = useTimes();
  const language = useLocale();
  const upcomingDays = upcomingSpecialDays(days, today);
  if (upcomingDays.length === 0) return null;
  return (
    <section className={classes.special}>
      <Heading className={classes.specialTitle}>{words("special")}</Heading>
      <dl className={classes.week}>
        {upcomingDays.map(({ name, dateFrom, dateTo, timeFrom, timeTo }) => (
          <div key={`${dateFrom} ${dateTo} ${name}`} className={classes.line}>
            <dt className={classes.specialDay}>
              {specialDayName(name, language)}
              <span className={classes.date}>
                {dateFrom === dateTo ? dates.day(dateFrom) : `${dates.short(dateFrom)} – ${dates.short(dateTo)}`}
              </span>
            </dt>
            <dd className={classes.times}>
              {times(timeFrom !== null && timeTo !== null ? [{ timeFrom, timeTo }] : [])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
