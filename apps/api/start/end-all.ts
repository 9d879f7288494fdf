import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#packages/server/log.ts";

/** The parts to end, each with a name for the log, in the order they started. */
export type Closing = { what: string; end: () => Promise<unknown> }[];

export interface Patience {
  /** The time for all parts together, in milliseconds. */
  allMs: number;
  /** The minimum time for each part, in milliseconds, even when earlier parts used all the time. */
  eachMs: number;
}

/**
 * Ends all parts, the last started first. A part that fails or hangs, for example on a dead database, does not stop the
 * others. Otherwise a supervisor would kill the process with every part open.
 */
export async function endAll(closing: Closing, log: Log, { allMs, eachMs }: Patience): Promise<void> {
  const deadline = performance.now() + allMs;
  for (const { what, end } of closing.reverse()) {
    const waited = new AbortController();
    const late = wait(Math.max(deadline - performance.now(), eachMs), "late" as const, { signal: waited.signal });
    const ended = Promise.resolve().then(end);
    const outcome = await Promise.race([ended, late]).catch((error: unknown) =>
      log.warn({ err: error, step: what }, "shutdown step failed"),
    );
    if (outcome === "late") {
      log.warn({ step: what }, "shutdown step timed out");
      ended.catch(() => {});
    }
    waited.abort();
    late.catch(() => {});
  }
}
