import { useTranslations } from "use-intl/react";
import type { OpeningHours } from "../../domain/opening-hours.ts";
import { useDayNames } from "./day-names.ts";
import { weekLines } from "./hours.ts";
import classes from "./week-hours.module.css";

/** The week in words, with equal days joined: "måndag–fredag 09:00–18:00". */
export function WeekHours({ rows }: { rows: readonly OpeningHours[] }) {
  const t = useTranslations("locations.hours");
  const dayName = useDayNames();
  return (
    <dl className={classes.week}>
      {weekLines(rows).map(({ days, times }) => {
        const [first = 1, last = first] = [days[0], days.at(-1)];
        const name = first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`;
        return (
          <div key={first} className={classes.line} data-closed={times.length === 0 || undefined}>
            <dt>{name}</dt>
            <dd>{times.length === 0 ? t("closed") : times.join(", ")}</dd>
          </div>
        );
      })}
    </dl>
  );
}
