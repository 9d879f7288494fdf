import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { useTimeZone } from "../session/session.ts";
import { realNow, useClock } from "./clock.ts";
import { type Dates, datesIn } from "./date-words.ts";

/** Dates in the screen's language, seen from the moment it is in the club. */
export function useDates(): Dates {
  const language = useLocale();
  const zone = useTimeZone();
  const clock = useClock();
  return useMemo(() => datesIn(language, zone, clock), [language, zone, clock]);
}

/** The same seen from the real moment: for what the server's own clock has stamped, such as sessions. */
export function useRealDates(): Dates {
  const language = useLocale();
  const zone = useTimeZone();
  return useMemo(() => datesIn(language, zone, realNow), [language, zone]);
}
