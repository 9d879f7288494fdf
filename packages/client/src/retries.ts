import { StammisError } from "./errors.ts";

/** Answers of a limit, a busy server or a proxy: the same call may succeed later. */
const passingStatuses = new Set([429, 502, 503, 504]);
const firstWaitMs = 500;
const longestWaitMs = 8_000;
/** A longer `Retry-After` is left to the caller. */
const longestRetryAfterMs = 60_000;

/** Returns whether a repeated call cannot count twice: a read, or an operation with an idempotency key. */
export const isRepeatable = (method: string, idempotencyKey: string | undefined): boolean =>
  method === "GET" || idempotencyKey !== undefined;

/**
 * Returns the milliseconds before the next attempt, or null if there should be none. Without `Retry-After` the wait
 * doubles and is shortened at random, so that many tills do not return at once.
 */
export function waitBefore(error: unknown, failures: number, random: () => number = Math.random): number | null {
  if (!(error instanceof StammisError)) return null;
  if (error.status !== 0 && !passingStatuses.has(error.status)) return null;
  if (error.retryAfter !== null) {
    const wait = error.retryAfter * 1000;
    return wait <= longestRetryAfterMs ? wait : null;
  }
  const full = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
  return full * (0.5 + random() / 2);
}

/** Waits, and throws the reason of the caller's signal if that ends the call. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end, { once: true });
  });
}

/** Makes a call, and up to `retries` further attempts after failures that may pass. */
export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  { retries, signal }: { retries: number; signal: AbortSignal | undefined },
): Promise<Answer> {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      const wait = failures <= retries ? waitBefore(error, failures) : null;
      if (wait === null) throw error;
      await pause(wait, signal);
    }
  }
}
