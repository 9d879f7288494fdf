import { gatherWakes, type Wake } from "./gather-wakes.ts";
import { type LiveEvent, readEvents } from "./read-events.ts";
import { type Silence, watchSilence } from "./silence.ts";

export interface LiveSettings {
  /** Requests the stream with the caller's headers. */
  open: (signal: AbortSignal) => Promise<Response>;
  onWake: (wake: Wake) => void;
  /** Reports whether events arrive; if false, pages must poll. */
  onUp: (up: boolean) => void;
  /** Returns a random number from 0 to 1. */
  random?: () => number;
}

export interface Live {
  /** Starts listening; returns the function that stops. */
  start: () => () => void;
  /**
   * Opens the stream without waiting for the pending delay: the page became visible, or the network is available again.
   */
  again: () => void;
}

/** Milliseconds within which a stream must begin; after that, a proxy is assumed to hold it back. */
const beginsWithinMs = 6_000;
/** Milliseconds between tries when a proxy holds streams back. */
const heldBackMs = 5 * 60_000;
const longestWaitMs = 30_000;
/** The number of silent tries after which a proxy is assumed to hold streams back. */
const triesAtMost = 3;

type End = { kind: "again"; within: number } | { kind: "never" } | { kind: "heldBack" } | { kind: "failed" };

const refusals: Record<number, End> = {
  401: { kind: "never" },
  403: { kind: "never" },
  404: { kind: "heldBack" },
  429: { kind: "heldBack" },
};

/**
 * Listens to server-sent events. Reconnects after a break with growing random delays, and reports `missed` for the gap.
 * Reports when no events can arrive, so that the page polls.
 */
export function createLive({ open, onWake, onUp, random = Math.random }: LiveSettings): Live {
  let up = false;
  let failures = 0;
  let hasHeard = false;
  let ending: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function become(now: boolean): void {
    if (up === now) return;
    up = now;
    onUp(now);
  }
  const wakes = gatherWakes(onWake, random);

  /** Reads one stream to its end. */
  async function listen(stop: AbortController): Promise<End> {
    const silence = watchSilence(() => stop.abort());
    silence.allow(beginsWithinMs);
    let answered = false;
    try {
      const response = await open(stop.signal);
      answered = true;
      if (!response.ok || !response.body) return refusals[response.status] ?? { kind: "failed" };
      for await (const event of readEvents(response.body)) {
        const end = hear(event, silence);
        if (end) return end;
      }
      return { kind: "failed" };
    } catch {
      const isHeldBack = silence.ranOut() && !up && (answered || failures >= triesAtMost);
      return { kind: isHeldBack ? "heldBack" : "failed" };
    } finally {
      silence.end();
    }
  }

  function hear(event: LiveEvent, silence: Silence): End | null {
    silence.heard();
    if (event?.event === "open") {
      silence.allow(event.data.beatSeconds * 2_500);
      // The page's first requests are as recent as its first stream, so nothing was missed.
      if (hasHeard) wakes.take("missed", 0);
      [hasHeard, failures] = [true, 0];
      become(true);
    }
    if (event?.event === "wake") wakes.take(event.data.whose, event.data.within);
    if (event?.event !== "bye") return null;
    const { why, within } = event.data;
    if (why === "again") return { kind: "again", within };
    return why === "ended" ? { kind: "never" } : { kind: "heldBack" };
  }

  async function run(stop: AbortController): Promise<void> {
    const end = await listen(stop);
    if (ending !== stop) return;
    const wasUp = up;
    become(false);
    hasHeard ||= wasUp;
    // Does not reconnect: the user may be signing out or switching accounts, and the page's next call reports the ended
    // access.
    if (end.kind === "never") return;
    failures = end.kind === "failed" && !wasUp ? failures + 1 : 0;
    hasHeard ||= end.kind === "heldBack";
    timer = setTimeout(begin, waitAfter(end));
  }
  function waitAfter(end: End): number {
    if (end.kind === "again") return random() * end.within;
    if (end.kind === "heldBack") return heldBackMs * (0.5 + random() / 2);
    return 250 + random() * Math.min(longestWaitMs, 1_000 * 2 ** failures);
  }
  function begin(): void {
    halt();
    const stop = new AbortController();
    ending = stop;
    void run(stop);
  }
  function halt(): void {
    clearTimeout(timer);
    const stopping = ending;
    ending = null;
    become(false);
    stopping?.abort();
  }

  return {
    start() {
      begin();
      return () => {
        halt();
        wakes.forget();
        hasHeard = true;
      };
    },
    again() {
      hasHeard = true;
      failures = 0;
      begin();
    },
  };
}
