import { useCallback } from "react";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { useShownChain } from "../session/session.ts";

/** The present moment by this device: for what is the company's or the platform's. */
export const realNow = (): Temporal.Instant => Temporal.Now.instant();

/** Tells the moment it is in this tab's club whenever it is asked; a sandbox's clock runs ahead of the device's. */
export function useClock(): () => Temporal.Instant {
  const clockAhead = useShownChain()?.clockAhead ?? 0;
  return useCallback(() => chainNow(realNow(), { clockAhead }), [clockAhead]);
}
