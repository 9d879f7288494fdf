import { upcomingSpecialDays } from "@stammis/domain/clubs/special-days";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/use-dates.ts";
import classes from "./opening-times.module.css";
import type { Location } from "./queries.ts";
import { useTimes } from "./use-times.ts";

type SpecialDaysProps = { days: Location["specialDays"]; today: Temporal.PlainDate; heading: "h2" | "h3" };

/** Days to come (what is over is sent for its night's sake alone) that differ from the week: each with its name, when, and what holds then. */
export function SpecialDays({ days, today, heading: Heading }: SpecialDaysProps) {
  const words = useTranslations("locations");
  const dates = useDates();
  const times = useTimes();
  const told = upcomingSpecialDays(days, today);
  if (told.length === 0) return null;
  return (
    <section className={classes.special}>
      <Heading className={classes.specialTitle}>{words("special")}</Heading>
      <dl className={classes.week}>
        {told.map(({ id, name, dateFrom, dateTo, timeFrom, timeTo }) => (
          <div key={id} className={classes.line}>
            <dt className={classes.specialDay}>
              {name}
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
