import { useCallback } from "react";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { useChain } from "../club/chain.ts";

/**
 * Returns the device's current time, for data of the device. Browsers without Temporal load it before the app starts.
 */
export const now = (): Temporal.Instant => Temporal.Now.instant();

/** Returns a function for the current time in the club; a sandbox's clock is ahead of the device's. */
export function useClock(): () => Temporal.Instant {
  const { clockAhead } = useChain();
  return useCallback(() => chainNow(now(), { clockAhead }), [clockAhead]);
}
