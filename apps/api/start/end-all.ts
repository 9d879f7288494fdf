import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#packages/server/log.ts";

/** What is to be ended, by a name for the log; the last begun first. */
export type Closing = { what: string; end: () => Promise<unknown> }[];

export interface Patience {
  /** So long all of it may take, in milliseconds. */
  allMs: number;
  /** What comes after something that took all of that still gets as much. */
  eachMs: number;
}

/**
 * Ends all of it. What cannot end well, or does not end at all, as on a database that has stopped answering, keeps nothing
 * else from its end: whoever asked for it would else kill the process with everything in it.
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
