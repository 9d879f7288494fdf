import { useCallback } from "react";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { useChain } from "../club/chain.ts";

/** The present moment by this device: for what is the device's own. Browsers without Temporal got it before the app started. */
export const now = (): Temporal.Instant => Temporal.Now.instant();

/** Tells the moment it is in the club whenever it is asked; a sandbox's clock runs ahead of the device's. */
export function useClock(): () => Temporal.Instant {
  const { clockAhead } = useChain();
  return useCallback(() => chainNow(now(), { clockAhead }), [clockAhead]);
}
