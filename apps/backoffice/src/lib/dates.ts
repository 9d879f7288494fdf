import { useMemo } from "react";
import { useLocale } from "use-intl/react";
import { type Dates, datesIn } from "./date-words.ts";
import { useTimeZone } from "./session.ts";

/** Dates in the screen's language and the chain's time zone. */
export function useDates(): Dates {
  const language = useLocale();
  const zone = useTimeZone();
  return useMemo(() => datesIn(language, zone, () => new Date()), [language, zone]);
}
