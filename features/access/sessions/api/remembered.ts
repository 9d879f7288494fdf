import type { Changes } from "#packages/server/remembered/changes.ts";
import { Latest } from "#packages/server/remembered/latest.ts";

/** The actor behind a session, cached until its end, for some seconds, or until one of `keys` changes. */
export interface Found<Actor> {
  actor: Actor;
  endsAt: Temporal.Instant;
  keys: readonly string[];
}

const forMs = 30_000;
const rememberAtMost = 20_000;

/**
 * Caches the actor of a session for seconds, so that a busy till or phone needs no database query per request.
 * Invalidates it when any server changes one of its keys. Stores nothing while changes could be missed.
 */
export function createMemory(changes: Pick<Changes, "hear" | "isHeard">, atMost = rememberAtMost) {
  const restingOn = new Map<string, Set<string>>();
  const cache = new Latest<string, Found<unknown> & { until: number }>(atMost, restsNoLonger);
  // Reads in progress: their data must not be stored if it changed meanwhile.
  const looking = new Set<{ missed: Set<string>; all: boolean }>();

  function restsNoLonger(session: string, { keys }: Found<unknown>) {
    for (const key of keys) {
      const sessions = restingOn.get(key);
      sessions?.delete(session);
      if (sessions?.size === 0) restingOn.delete(key);
    }
  }
  function forget(session: string) {
    const entry = cache.get(session);
    if (!entry) return;
    cache.delete(session);
    restsNoLonger(session, entry);
  }
  function clear() {
    cache.clear();
    restingOn.clear();
  }
  changes.hear((keys) => {
    if (keys === null) clear();
    for (const look of looking) {
      look.all ||= keys === null;
      for (const key of keys ?? []) look.missed.add(key);
    }
    for (const key of keys ?? []) {
      for (const session of [...(restingOn.get(key) ?? [])]) forget(session);
    }
  });

  function keep(session: string, entry: Found<unknown>) {
    // The new entry may depend on other keys than the old one.
    forget(session);
    cache.set(session, { ...entry, until: performance.now() + forMs });
    for (const key of entry.keys) restingOn.set(key, (restingOn.get(key) ?? new Set()).add(session));
  }

  return {
    async recall<Actor>(
      session: string,
      now: Temporal.Instant,
      look: () => Promise<Found<Actor> | null>,
    ): Promise<Actor | null> {
      const remembered = cache.get(session) as (Found<Actor> & { until: number }) | undefined;
      const fresh = remembered && remembered.until > performance.now();
      if (fresh && Temporal.Instant.compare(now, remembered.endsAt) < 0) return remembered.actor;
      const at = { missed: new Set<string>(), all: false };
      looking.add(at);
      const entry = await look().finally(() => looking.delete(at));
      const stale = at.all || entry?.keys.some((key) => at.missed.has(key));
      if (entry && changes.isHeard() && !stale) keep(session, entry);
      return entry?.actor ?? null;
    },
    /** Reads without the cache, so that the last use is recorded. */
    async anew<Actor>(_session: string, _now: Temporal.Instant, look: () => Promise<Found<Actor> | null>) {
      return (await look())?.actor ?? null;
    },
  };
}
