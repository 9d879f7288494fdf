import { useMemo } from "react";
import { type ClubDay, clubDay } from "#packages/domain/club/club-day.ts";
import { useShownChain, useTimeZone } from "../session/session.ts";
import { useClock } from "./clock.ts";

/** Returns the club's current day as its rules use it: the date, and whether the subscription has lapsed. */
export function useClubDay(): ClubDay {
  const timeZone = useTimeZone();
  const suspendedFrom = useShownChain()?.suspendedFrom ?? null;
  const clock = useClock();
  return useMemo(
    () => clubDay({ timeZone, suspendedFrom: suspendedFrom ? Temporal.PlainDate.from(suspendedFrom) : null }, clock()),
    [timeZone, suspendedFrom, clock],
  );
}
