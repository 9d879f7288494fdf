import { setTimeout as wait } from "node:timers/promises";
import { keptSince } from "@stammis/domain/privacy/retention-rules";
import { removeAndCount } from "../../jobs/count-removals.ts";
import type { ScheduledJob } from "../../jobs/run.ts";
import type { Services } from "../../request/services.ts";
import { deliverDue } from "./deliver-due.ts";

const everyMs = 1_000;

/**
 * Looks each second for what is to be handed over: an act that happens often, as a purchase, must not notify anybody
 * (its lock is every till's). Answers how to stop, once what is under way is done.
 */
export function startDelivering(services: Services): () => Promise<void> {
  const stopping = new AbortController();
  async function run() {
    while (!stopping.signal.aborted) {
      const count = await deliverDue(services, stopping.signal).catch((error: unknown) => {
        services.log.warn({ err: error }, "webhooks could not be looked for");
        return 0;
      });
      if (count === 0) await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** How long events are kept; told in `docs/retention.md`. */
export function webhookSchedule({ db, clock }: Services): ScheduledJob[] {
  return [
    {
      name: "forget-webhook-events",
      pattern: "2 5 * * *",
      act: async () => {
        const old = keptSince("webhookEvents", clock());
        const events = db.platform.deleteFrom("webhook_event").where("occurred_at", "<", old).returning("chain_id");
        await removeAndCount(db.platform, "webhookEvents", clock(), events);
      },
    },
  ];
}
