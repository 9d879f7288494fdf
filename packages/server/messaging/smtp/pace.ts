/** A domain that asked to be tried later waits so long, twice as long each time it asks again, up to the most. */
const firstWaitMs = 30_000;
const longestWaitMs = 30 * 60_000;
/** While one mail asks whether a domain takes mail again, the others wait for its answer. */
const askingWaitMs = 5_000;
/** Domains remembered at once; who came first is forgotten first. */
const rememberedDomains = 10_000;

interface Slowed {
  until: number;
  waitMs: number;
  /** Whether one mail is on its way to ask whether the domain takes mail again. */
  asking: boolean;
}

/**
 * How fast mail goes to each domain: freely, until it answers 4xx. Then nothing goes there for a while, and afterwards one mail
 * asks before the others follow. `now` in milliseconds.
 */
export function createPace(now: () => number) {
  const slowed = new Map<string, Slowed>();
  return {
    /** What a mail waits for, and how many milliseconds; null: it may go now, and must be told how it went. */
    waitFor(domain: string): { by: "ASKING" | "PACE"; waitMs: number } | null {
      const state = slowed.get(domain);
      if (!state) return null;
      if (state.asking) return { by: "ASKING", waitMs: askingWaitMs };
      if (state.until > now()) return { by: "PACE", waitMs: state.until - now() };
      state.asking = true;
      return null;
    },
    took(domain: string): void {
      slowed.delete(domain);
    },
    /** The one that asked came to nothing: another may ask. */
    unsettled(domain: string): void {
      const state = slowed.get(domain);
      if (state) state.asking = false;
    },
    /** Answers how long the domain waits now. */
    delayed(domain: string): number {
      const state = slowed.get(domain);
      // Mails that were on their way together are one answer.
      if (state && !state.asking && state.until > now()) return state.until - now();
      const waitMs = state ? Math.min(2 * state.waitMs, longestWaitMs) : firstWaitMs;
      slowed.delete(domain);
      slowed.set(domain, { until: now() + waitMs, waitMs, asking: false });
      const oldest = slowed.size > rememberedDomains ? slowed.keys().next().value : undefined;
      if (oldest !== undefined) slowed.delete(oldest);
      return waitMs;
    },
  };
}
