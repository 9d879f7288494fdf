import { useMemo } from "react";
import { todayIn } from "#packages/domain/calendar.ts";
import { useTimeZone } from "../session/session.ts";
import { useClock } from "./clock.ts";

/** Returns the current date in the club. */
export function useToday(): Temporal.PlainDate {
  const zone = useTimeZone();
  const clock = useClock();
  return useMemo(() => todayIn(zone, clock()), [zone, clock]);
}
