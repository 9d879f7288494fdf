import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { useChain } from "../club/chain.ts";
import { now, useClock } from "./clock.ts";
import { type Dates, datesIn } from "./dates.ts";

/** Returns dates in the screen's language, relative to the club's current time. */
export function useDates(): Dates {
  const language = useLocale();
  const { timeZone } = useChain();
  const clock = useClock();
  return useMemo(() => datesIn(language, timeZone, clock), [language, timeZone, clock]);
}

/** Returns dates relative to the real time, for the server's own timestamps, such as sessions. */
export function useRealDates(): Dates {
  const language = useLocale();
  const { timeZone } = useChain();
  return useMemo(() => datesIn(language, timeZone, now), [language, timeZone]);
}
