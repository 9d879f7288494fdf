import { gatherWakes, type Wake } from "./gather-wakes.ts";
import { type LiveEvent, readEvents } from "./read-events.ts";
import { type Silence, watchSilence } from "./silence.ts";

export interface LiveSettings {
  /** Asks for the stream, with whatever says who asks. */
  open: (signal: AbortSignal) => Promise<Response>;
  onWake: (wake: Wake) => void;
  /** False: nothing is heard, and whoever must know asks by themselves. */
  onUp: (up: boolean) => void;
  /** 0 to 1. */
  random?: () => number;
}

export interface Live {
  /** Listens while the page is seen. Answers how it stops. */
  start: () => () => void;
  /** To be opened at once, whatever was waited for: the page is seen, the network is back. */
  again: () => void;
}

/** A stream that has not begun by then is held back by something between. */
const beginsWithinMs = 6_000;
/** Something between that holds streams back is asked again so seldom. */
const heldBackMs = 5 * 60_000;
const longestWaitMs = 30_000;
/** So often in vain without a word: then something between holds streams back, too. */
const triesAtMost = 3;

type End = { kind: "again"; within: number } | { kind: "never" } | { kind: "heldBack" } | { kind: "failed" };

const refusals: Record<number, End> = {
  401: { kind: "never" },
  403: { kind: "never" },
  404: { kind: "heldBack" },
  429: { kind: "heldBack" },
};

/**
 * A page's ear: a stream of server-sent events, opened again whenever it breaks, later and later and never all at once.
 * What it missed in the meantime is told as `missed`. Where nothing can be heard it says so, and the page polls.
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
      // The page's first questions are as young as its first stream.
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
    // Whoever ended it may just be signing out, or handing over: the next call of the page's own says so.
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
