import { useLocale, useTranslations } from "use-intl/react";
import { sayTime } from "#packages/i18n/say-time.ts";
import type { Times } from "../domain/opening-hours.ts";

/** Formats for days as the app writes them: "i morgon", "23 november". */
export type DayWords = { day: (date: string) => string; short: (date: string) => string };

/** Returns a formatter of a day's times: "10–14, 15–18"; none: closed. Midnight closes at 24. */
export function useTimes(): (times: readonly Times[]) => string {
  const words = useTranslations("places");
  const language = useLocale();
  return (times) =>
    times.length === 0
      ? words("closed")
      : times
          .map(({ timeFrom, timeTo }) =>
            [timeFrom, timeTo === "00:00" ? "24:00" : timeTo].map((time) => sayTime(time, language)).join("–"),
          )
          .join(", ");
}
