/** Milliseconds without mail for a domain that answered 4xx, doubled each time up to the longest wait. */
const firstWaitMs = 30_000;
const longestWaitMs = 30 * 60_000;
/** Milliseconds that other mails wait while one tests whether a domain accepts mail again. */
const probeWaitMs = 5_000;
/** The largest number of slow domains in memory; the oldest are removed first. */
const slowDomainsAtMost = 10_000;

interface SlowDomain {
  until: number;
  waitMs: number;
  /** Whether a mail is being sent to test if the domain accepts mail again. */
  isProbed: boolean;
}

/**
 * Paces mail to each domain: unlimited until the domain answers 4xx. Then the domain gets no mail for a while, and
 * afterwards one mail before the others. `now` in milliseconds. The caller reports each permitted mail as accepted,
 * deferred or undecided.
 */
export function createPace(now: () => number) {
  const slowDomains = new Map<string, SlowDomain>();
  return {
    /** Returns the reason and the number of milliseconds that a mail must wait; null if it may be sent now. */
    waitFor(domain: string): { by: "ASKING" | "PACE"; waitMs: number } | null {
      const state = slowDomains.get(domain);
      if (!state) return null;
      if (state.isProbed) return { by: "ASKING", waitMs: probeWaitMs };
      if (state.until > now()) return { by: "PACE", waitMs: state.until - now() };
      state.isProbed = true;
      return null;
    },
    /** Records that the domain accepted a mail or refused it for good. */
    accepted(domain: string): void {
      slowDomains.delete(domain);
    },
    /** Records that the domain was not reached, so another mail may test it. */
    undecided(domain: string): void {
      const state = slowDomains.get(domain);
      if (state) state.isProbed = false;
    },
    /** Records that the domain wants mail later. Returns the milliseconds until the next attempt. */
    deferred(domain: string): number {
      const state = slowDomains.get(domain);
      // Deferrals of mails that were sent at the same time count once.
      if (state && !state.isProbed && state.until > now()) return state.until - now();
      const waitMs = state ? Math.min(2 * state.waitMs, longestWaitMs) : firstWaitMs;
      slowDomains.delete(domain);
      slowDomains.set(domain, { until: now() + waitMs, waitMs, isProbed: false });
      const oldest = slowDomains.size > slowDomainsAtMost ? slowDomains.keys().next().value : undefined;
      if (oldest !== undefined) slowDomains.delete(oldest);
      return waitMs;
    },
  };
}
