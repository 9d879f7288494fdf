import { useEffect, useReducer } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { todayIn } from "#packages/domain/calendar.ts";
import { dateFormat } from "#packages/i18n/formats.ts";
import { sayTime } from "#packages/i18n/say-time.ts";
import {
  closingOf,
  hoursOn,
  type OpenState,
  openingOf,
  openState,
  type PlaceHours,
  type Turn,
} from "../domain/open-state.ts";
import type { Weekday } from "../domain/opening-hours.ts";
import { specialDayName } from "../i18n/holidays/special-day-name.ts";
import classes from "./opening-times.module.css";
import { dateOfWeekday, type HoursLine, hoursLines } from "./opening-words.ts";
import { SpecialDays } from "./SpecialDays.tsx";
import { type DayWords, useTimes } from "./use-times.ts";

type OpeningTimesProps = {
  place: PlaceHours;
  /** The heading level below the place's name. */
  heading: "h2" | "h3";
  /** Returns the club's current moment. */
  clock: () => Temporal.Instant;
  timeZone: string;
  dates: DayWords;
};

/** Opening hours in readable form: whether it is open now, the week, then special days. */
export function OpeningTimes({ place, heading: Heading, clock, timeZone, dates }: OpeningTimesProps) {
  const words = useTranslations("places");
  const now = useMinute(clock);
  const { week, special } = place;
  if (week.length === 0 && special.length === 0) return null;
  const local = now.toZonedDateTimeISO(timeZone).toPlainDateTime();
  const today = todayIn(timeZone, now);
  const state = openState(place, timeZone, now);
  return (
    <div>
      <p className={classes.now} data-open={state.kind === "open" || undefined}>
        {state.kind === "closed" && state.opens !== null && (
          <span className={classes.closed}>{words("closedNow")}</span>
        )}
        <StateText state={state} now={local} dates={dates} />
      </p>
      <SpecialToday place={place} today={today} />
      {week.length > 0 && (
        <>
          <Heading className="st-hidden">{words("hours")}</Heading>
          <dl className={classes.week}>
            {hoursLines(week).map((line) => (
              <Line key={line.from} line={line} />
            ))}
          </dl>
        </>
      )}
      <SpecialDays days={special} today={today} heading={Heading} dates={dates} />
    </div>
  );
}

/** Returns the moment, updated every minute, so that the opening state changes while the page is open. */
function useMinute(clock: () => Temporal.Instant): Temporal.Instant {
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return clock();
}

type StateTextProps = { state: OpenState; now: Temporal.PlainDateTime; dates: DayWords };

function StateText({ state, now, dates }: StateTextProps) {
  const words = useTranslations("places");
  const weekday = useWeekday();
  const language = useLocale();
  const dayOf = ({ date, daysAhead }: Turn) =>
    daysAhead > 1 && daysAhead < 7 ? weekday(new Date(`${date}T12:00:00Z`)) : dates.day(date);
  if (state.kind === "open") {
    if (state.until === null) return words("openAllDay");
    const turn = closingOf(state.until, now);
    const time = sayTime(turn.time, language);
    return turn.daysAhead === 0 ? words("openUntil", { time }) : words("openUntilDay", { day: dayOf(turn), time });
  }
  if (state.kind === "none" || state.opens === null) return words("closedNow");
  const turn = openingOf(state.opens, now.toPlainDate());
  const time = sayTime(turn.time, language);
  return turn.daysAhead === 0 ? words("opensToday", { time }) : words("opensAt", { day: dayOf(turn), time });
}

/** Today's hours if today is a special day: "Julafton i dag: 10–14". */
function SpecialToday({ place, today }: { place: PlaceHours; today: Temporal.PlainDate }) {
  const words = useTranslations("places");
  const times = useTimes();
  const language = useLocale();
  const on = hoursOn(place, today);
  if (!on.special) return null;
  return (
    <p className={classes.today}>
      <span>{words("specialToday", { name: specialDayName(on.special.name, language) })}</span>
      <span className={classes.times}>{times(on.times)}</span>
    </p>
  );
}

function Line({ line }: { line: HoursLine }) {
  const words = useTranslations("places");
  const weekday = useWeekday();
  const times = useTimes();
  const name = (day: Weekday) => weekday(dateOfWeekday(day));
  const wholeWeek = line.from === 1 && line.to === 0;
  const range =
    line.from === line.to ? name(line.from) : words("dayRange", { from: name(line.from), to: name(line.to) });
  return (
    <div className={classes.line}>
      <dt className={classes.days}>{wholeWeek ? words("everyDay") : range}</dt>
      <dd className={classes.times}>
        {line.allDay ? words("allDay") : times(line.times.map(({ from, to }) => ({ timeFrom: from, timeTo: to })))}
      </dd>
    </div>
  );
}

function useWeekday() {
  const format = dateFormat(useLocale(), { weekday: "long", timeZone: "UTC" });
  return (date: Date) => format.format(date);
}
