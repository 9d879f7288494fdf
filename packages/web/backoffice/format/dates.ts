import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { useTimeZone } from "../session/session.ts";
import { realNow, useClock } from "./clock.ts";
import { type Dates, datesIn } from "./date-words.ts";

/** Returns dates in the screen's language, relative to the club's current time. */
export function useDates(): Dates {
  const language = useLocale();
  const zone = useTimeZone();
  const clock = useClock();
  return useMemo(() => datesIn(language, zone, clock), [language, zone, clock]);
}

/** Returns dates relative to the real time, for the server's own timestamps, such as sessions. */
export function useRealDates(): Dates {
  const language = useLocale();
  const zone = useTimeZone();
  return useMemo(() => datesIn(language, zone, realNow), [language, zone]);
}
