import { Logger } from "graphile-worker";
import type { Log } from "../log.ts";
import { DeliveryDelayed } from "../messaging/delivery.ts";

const warnEveryMs = 60_000;

/**
 * Writes the job library's messages to our log. An unavailable provider is not a program error: during an outage, any
 * sign-up makes a job fail repeatedly. One warning per minute counts the delayed deliveries.
 */
export function createJobLogger(log: Log, now = () => performance.now()): Logger {
  let delayed = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;

  function warnOfDelay(error: DeliveryDelayed): void {
    delayed++;
    if (now() - warnedAt < warnEveryMs) return;
    log.warn({ err: error, deliveries: delayed }, "message delivery delayed: a provider is unavailable");
    [delayed, warnedAt] = [0, now()];
  }
  return new Logger(() => (level, message, meta) => {
    if (level === "error" && meta?.error instanceof DeliveryDelayed) warnOfDelay(meta.error);
    else if (level === "error") log.error(message);
    else log.debug(message);
  });
}
