/** The offset of a club's clock in seconds: 0 except in a sandbox. */
export interface ClubClock {
  clockAhead: number;
}

/** Returns the club's current moment from the server's clock. Every rule of the club uses it. Spec §3. */
export function chainNow(clock: Temporal.Instant, { clockAhead }: ClubClock): Temporal.Instant {
  return clockAhead === 0 ? clock : clock.add({ seconds: clockAhead });
}
