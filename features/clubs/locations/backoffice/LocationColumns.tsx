import { useLocale, useTranslations } from "use-intl/react";
import { todayIn } from "#packages/domain/calendar.ts";
import { sayTime } from "#packages/i18n/say-time.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useClock } from "#packages/web/backoffice/format/clock.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { locationColumns } from "../contract/columns.ts";
import { closingOf, hoursOn, openingOf, openState, type Turn } from "../domain/open-state.ts";
import { weekdayOf } from "../domain/opening-hours.ts";
import { locationWords } from "../i18n/column-words.ts";
import { specialDayName } from "../i18n/holidays/special-day-name.ts";
import { useDayNames } from "./hours/day-names.ts";
import { placeHoursOf } from "./location-form.ts";
import classes from "./location-table.module.css";
import type { Location } from "./queries.ts";

export const useLocationColumns = () =>
  useListColumns<typeof locationColumns, Location>(locationColumns, locationWords, useDates(), {
    name: { grows: true, onPhone: "first", cell: (location) => <Names location={location} /> },
    today: {
      width: "220px",
      onPhone: "under",
      speaksForItself: true,
      cell: (location) => <OpenNow location={location} />,
    },
    address: { width: "240px" },
    subpage: { width: "150px", wideOnly: true, cell: ({ subpage }) => `/${subpage}` },
    phone: { width: "150px", onPhone: "end", speaksForItself: true },
  });

/** The internal name, and the public one if it differs. */
function Names({ location: { name, commercialName } }: { location: Location }) {
  return (
    <>
      {name}
      {commercialName !== name && <span className={classes.shopName}>{commercialName}</span>}
    </>
  );
}

/** Whether the point of sale is open and until when, or when it opens next, on the chain's clock. */
function OpenNow({ location }: { location: Location }) {
  const t = useTranslations("locations");
  const dayOf = useDayOf();
  const language = useLocale();
  const zone = useTimeZone();
  const now = useClock()();
  const today = todayIn(zone, now);
  const hours = placeHoursOf(location);
  const state = openState(hours, zone, now);
  if (state.kind === "none") return <StatusWord tone="calm">{t("noHours")}</StatusWord>;
  if (state.kind === "open") {
    if (state.until === null) return <StatusWord tone="good">{t("openAllDay")}</StatusWord>;
    const turn = closingOf(state.until, now.toZonedDateTimeISO(zone).toPlainDateTime());
    const [day, time] = [dayOf(turn), sayTime(turn.time, language)];
    return (
      <StatusWord tone="good">
        {turn.daysAhead === 0 ? t("openUntil", { time }) : t("openUntilDay", { day, time })}
      </StatusWord>
    );
  }
  const { times, special } = hoursOn(hours, today);
  if (special && times.length === 0) {
    return <StatusWord tone="calm">{t("closedToday", { name: specialDayName(special.name, language) })}</StatusWord>;
  }
  if (state.opens === null) return <StatusWord tone="calm">{t("closedNow")}</StatusWord>;
  const turn = openingOf(state.opens, today);
  const [day, time] = [dayOf(turn), sayTime(turn.time, language)];
  return (
    <StatusWord tone="calm">{turn.daysAhead === 0 ? t("opensAt", { time }) : t("opensOn", { day, time })}</StatusWord>
  );
}

/** Returns the name of a day within the week, else its date. */
function useDayOf() {
  const dayName = useDayNames();
  const dates = useDates();
  return ({ date, daysAhead }: Turn) =>
    daysAhead < 7 ? dayName(weekdayOf(Temporal.PlainDate.from(date))) : dates.short(date);
}
