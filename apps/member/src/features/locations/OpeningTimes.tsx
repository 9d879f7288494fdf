import {
  closingOf,
  hoursOn,
  type OpenState,
  openingOf,
  openState,
  type PlaceHours,
  type Turn,
} from "@stammis/domain/clubs/open-state";
import type { Weekday } from "@stammis/domain/clubs/opening-hours";
import { sayTime } from "@stammis/i18n/say-time";
import { useEffect, useReducer } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useChain } from "../../lib/chain.ts";
import { useClock } from "../../lib/clock.ts";
import { useDates } from "../../lib/use-dates.ts";
import classes from "./opening-times.module.css";
import { dateOfWeekday, type HoursLine, hoursLines } from "./opening-words.ts";
import type { Location } from "./queries.ts";
import { SpecialDays } from "./SpecialDays.tsx";
import { useTimes } from "./use-times.ts";

type OpeningTimesProps = {
  location: Location;
  /** The level under that of the place's name. */
  heading: "h2" | "h3";
};

/** Opening hours as people say them: whether it is open now, then the week, then the days that differ. */
export function OpeningTimes({ location, heading: Heading }: OpeningTimesProps) {
  const words = useTranslations("locations");
  const { openingHours: week, specialDays: special } = location;
  const { timeZone } = useChain();
  const now = useMinute();
  if (week.length === 0 && special.length === 0) return null;
  const local = now.toZonedDateTimeISO(timeZone).toPlainDateTime();
  const today = local.toPlainDate();
  const state = openState({ week, special }, timeZone, now);
  return (
    <div>
      <p className={classes.now} data-open={state.kind === "open" || undefined}>
        {state.kind === "closed" && state.opens !== null && (
          <span className={classes.closed}>{words("closedNow")}</span>
        )}
        <StateText state={state} now={local} />
      </p>
      <SpecialToday place={{ week, special }} today={today} />
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
      <SpecialDays days={special} today={today} heading={Heading} />
    </div>
  );
}

/** The club's moment, looked at again every minute, for the door opens while one reads. */
function useMinute(): Temporal.Instant {
  const clock = useClock();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return clock();
}

function StateText({ state, now }: { state: OpenState; now: Temporal.PlainDateTime }) {
  const words = useTranslations("locations");
  const weekday = useWeekday();
  const dates = useDates();
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

/** "Julafton i dag: 10–14", where today is none of the week's. */
function SpecialToday({ place, today }: { place: PlaceHours; today: Temporal.PlainDate }) {
  const words = useTranslations("locations");
  const times = useTimes();
  const on = hoursOn(place, today);
  if (!on.special) return null;
  return (
    <p className={classes.today}>
      <span>{words("specialToday", { name: on.special.name })}</span>
      <span className={classes.times}>{times(on.times)}</span>
    </p>
  );
}

function Line({ line }: { line: HoursLine }) {
  const words = useTranslations("locations");
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
  const format = new Intl.DateTimeFormat(useLocale(), { weekday: "long", timeZone: "UTC" });
  return (date: Date) => format.format(date);
}
