import type { Weekday } from "@stammis/domain/clubs/opening-hours";
import { sayTime } from "@stammis/i18n/say-time";
import { useEffect, useReducer } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useChain } from "../../lib/chain.ts";
import { useClock } from "../../lib/clock.ts";
import { useDates } from "../../lib/use-dates.ts";
import classes from "./opening-times.module.css";
import { dateOfWeekday, type HoursLine, hoursLines, type OpenState, openState } from "./opening-words.ts";
import type { Location } from "./queries.ts";

type OpeningTimesProps = {
  location: Location;
  /** The level under that of the place's name. */
  heading: "h2" | "h3";
};

/** Opening hours as people say them: whether it is open now, then the week. */
export function OpeningTimes({ location, heading: Heading }: OpeningTimesProps) {
  const words = useTranslations("locations");
  const hours = location.openingHours.map(({ dayTo, ...row }) => ({ ...row, dayTo: dayTo ?? null }));
  const lines = hoursLines(hours);
  const state = useOpenState(hours);
  if (lines.length === 0) return null;
  return (
    <div>
      {state && (
        <p className={classes.now} data-open={state.kind !== "opens" || undefined}>
          <StateText state={state} />
        </p>
      )}
      <Heading className="st-hidden">{words("hours")}</Heading>
      <dl className={classes.week}>
        {lines.map((line) => (
          <Line key={line.from} line={line} />
        ))}
      </dl>
    </div>
  );
}

/** Looked at again every minute, for the door opens while one reads. */
function useOpenState(hours: Parameters<typeof openState>[0]): OpenState {
  const { timeZone } = useChain();
  const clock = useClock();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return openState(hours, clock().toZonedDateTimeISO(timeZone).toPlainDateTime());
}

function StateText({ state }: { state: NonNullable<OpenState> }) {
  const words = useTranslations("locations");
  const weekday = useWeekday();
  const dates = useDates();
  const language = useLocale();
  if (state.kind === "all-day") return words("openAllDay");
  if (state.kind === "open") return words("openUntil", { time: sayTime(state.until, language) });
  if (state.daysAhead === 0) return words("opensToday", { time: sayTime(state.time, language) });
  const day = state.daysAhead === 1 ? dates.day(state.date) : weekday(new Date(`${state.date}T12:00:00Z`));
  return words("opensAt", { day, time: sayTime(state.time, language) });
}

function Line({ line }: { line: HoursLine }) {
  const words = useTranslations("locations");
  const weekday = useWeekday();
  const language = useLocale();
  const name = (day: Weekday) => weekday(dateOfWeekday(day));
  const wholeWeek = line.from === 1 && line.to === 0;
  const range =
    line.from === line.to ? name(line.from) : words("dayRange", { from: name(line.from), to: name(line.to) });
  return (
    <div className={classes.line}>
      <dt className={classes.days}>{wholeWeek ? words("everyDay") : range}</dt>
      <dd className={classes.times}>
        {line.allDay
          ? words("allDay")
          : line.times.map(({ from, to }) => `${sayTime(from, language)}–${sayTime(to, language)}`).join(", ")}
      </dd>
    </div>
  );
}

function useWeekday() {
  const format = new Intl.DateTimeFormat(useLocale(), { weekday: "long", timeZone: "UTC" });
  return (date: Date) => format.format(date);
}
