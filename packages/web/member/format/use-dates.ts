import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { useChain } from "../club/chain.ts";
import { now, useClock } from "./clock.ts";
import { type Dates, datesIn } from "./dates.ts";

/** Dates in the screen's language, seen from the moment it is in the club. */
export function useDates(): Dates {
  const language = useLocale();
  const { timeZone } = useChain();
  const clock = useClock();
  return useMemo(() => datesIn(language, timeZone, clock), [language, timeZone, clock]);
}

/** The same seen from the real moment: for what the server's own clock has stamped, such as sessions. */
export function useRealDates(): Dates {
  const language = useLocale();
  const { timeZone } = useChain();
  return useMemo(() => datesIn(language, timeZone, now), [language, timeZone]);
}
