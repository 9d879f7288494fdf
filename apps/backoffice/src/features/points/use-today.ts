import { todayIn } from "@stammis/domain/calendar";
import { useMemo } from "react";
import { useTimeZone } from "../../lib/session.ts";

/** The date it is in the chain's time zone. */
export function useToday(): Temporal.PlainDate {
  const zone = useTimeZone();
  return useMemo(() => todayIn(zone, Temporal.Now.instant()), [zone]);
}
