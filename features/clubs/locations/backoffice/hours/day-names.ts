import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { dateFormat } from "#packages/i18n/formats.ts";
import type { Weekday } from "../../domain/opening-hours.ts";

/** Returns long names of weekdays in a language; 1 January 2024 was a Monday. */
function dayNamesIn(language: string): (day: Weekday) => string {
  const format = dateFormat(language, { weekday: "long", timeZone: "UTC" });
  return (day) => format.format(new Date(Date.UTC(2024, 0, day === 0 ? 7 : day)));
}

/** Returns "måndag" for 1 and "söndag" for 0, in the screen's language. */
export function useDayNames(): (day: Weekday) => string {
  const language = useLocale();
  return useMemo(() => dayNamesIn(language), [language]);
}
