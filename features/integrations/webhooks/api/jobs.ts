import { setTimeout as wait } from "node:timers/promises";
import { keptSince } from "#packages/domain/retention.ts";
import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { webhooksRetention } from "../domain/retention.ts";
import { deliverDue } from "./deliver-due.ts";

const everyMs = 1_000;
/**
 * Milliseconds that receivers have to answer at a stop. Unanswered attempts do not count, and another worker repeats
 * them.
 */
const stopsWithinMs = 3_000;

/**
 * Looks for due deliveries every second: frequent acts such as purchases must not send a NOTIFY, whose lock all tills
 * share. Returns a stop function that resolves within a few seconds.
 */
export function startDelivering(services: Services): () => Promise<void> {
  const stopping = new AbortController();
  const breakingOff = new AbortController();
  async function run() {
    while (!stopping.signal.aborted) {
      const signals = { signal: stopping.signal, breakingOff: breakingOff.signal };
      const count = await deliverDue(services, signals).catch((error: unknown) => {
        services.log.warn({ err: error }, "reading due webhook deliveries failed");
        return 0;
      });
      if (count === 0) await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const running = run();
  return async () => {
    stopping.abort();
    const timer = setTimeout(() => breakingOff.abort(), stopsWithinMs);
    await running.finally(() => clearTimeout(timer));
  };
}

/** Removes old events; `docs/retention.md` states their storage period. */
export function webhooksSchedule({ db, clock }: Services): ScheduledJob[] {
  return [
    {
      name: "forget-webhook-events",
      pattern: "2 5 * * *",
      act: async () => {
        const old = keptSince(webhooksRetention.webhookEvents, clock());
        const events = db.platform.deleteFrom("webhook_event").where("occurred_at", "<", old).returning("chain_id");
        await removeAndCount(db.platform, "webhookEvents", clock(), events);
        // Listeners that ended without a stop.
        await db.platform.deleteFrom("webhook_endpoint").where("listening_until", "<", clock()).execute();
      },
    },
  ];
}
