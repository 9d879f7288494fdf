import { useCallback } from "react";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { useShownChain } from "../session/session.ts";

/** Returns the device's current time, for data of the company or the platform. */
export const realNow = (): Temporal.Instant => Temporal.Now.instant();

/** Returns a function for the current time in this tab's club; a sandbox's clock is ahead of the device's. */
export function useClock(): () => Temporal.Instant {
  const clockAhead = useShownChain()?.clockAhead ?? 0;
  return useCallback(() => chainNow(realNow(), { clockAhead }), [clockAhead]);
}
