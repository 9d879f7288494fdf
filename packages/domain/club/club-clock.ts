/** What a club's moment depends on: how many seconds its clock runs ahead, 0 except in a sandbox. */
export interface ClubClock {
  clockAhead: number;
}

/** The moment in a club, computed from the server's clock. Every rule of the club goes by it. Spec §3. */
export function chainNow(clock: Temporal.Instant, { clockAhead }: ClubClock): Temporal.Instant {
  return clockAhead === 0 ? clock : clock.add({ seconds: clockAhead });
}
