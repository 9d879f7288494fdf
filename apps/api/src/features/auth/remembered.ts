import type { Listening } from "../../db/listen.ts";

/** What was found behind a session, until it ends or is a few seconds old. */
export interface Found<Actor> {
  actor: Actor;
  endsAt: Temporal.Instant;
}

const forMs = 10_000;
const atMost = 20_000;

/**
 * Remembers for seconds who stands behind a session, so that a busy till or phone costs no trip to the database each
 * time. Forgets all the moment any server ends a session or changes a grant; remembers nothing while it could not hear
 * of it.
 */
export function createMemory(listen: (heard: () => void) => Listening) {
  const known = new Map<string, Found<unknown> & { until: number }>();
  // What was read before a change was heard must not be kept after it.
  let changes = 0;
  const forget = () => {
    changes++;
    known.clear();
  };
  const listening = listen(forget);

  return {
    forget,
    async recall<Actor>(
      key: string,
      now: Temporal.Instant,
      look: () => Promise<Found<Actor> | null>,
    ): Promise<Actor | null> {
      const remembered = known.get(key) as (Found<Actor> & { until: number }) | undefined;
      const fresh = remembered && remembered.until > performance.now();
      if (fresh && Temporal.Instant.compare(now, remembered.endsAt) < 0) return remembered.actor;
      const before = changes;
      const found = await look();
      if (found && listening.isLive() && before === changes) {
        if (known.size >= atMost) known.clear();
        known.set(key, { ...found, until: performance.now() + forMs });
      }
      return found?.actor ?? null;
    },
  };
}
