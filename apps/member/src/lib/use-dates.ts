import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { useChain } from "./chain.ts";
import { type Dates, datesIn } from "./dates.ts";

/** Dates in the screen's language and the chain's time zone. */
export function useDates(): Dates {
  const language = useLocale();
  const { timeZone } = useChain();
  return useMemo(() => datesIn(language, timeZone, () => new Date()), [language, timeZone]);
}
