import { sql } from "kysely";
import { enqueue, type JobPayloads } from "#packages/server/jobs/enqueue.ts";
import type { Jobs, ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Messaging } from "#packages/server/messaging/open-messaging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isUnapproved } from "../queries.ts";
import { enqueueSendout } from "./move-later.ts";
import { moveSendout } from "./move-sendout.ts";
import { tellShort } from "./tell-short.ts";
import { tellStopped } from "./tell-stopped.ts";

/** A job works so long and then enqueues the next, so that a worker that is asked to stop waits no longer than this. */
const worksForMs = 10_000;

async function move(services: Services, messaging: Messaging, payload: JobPayloads["move-sendout"], forMs: number) {
  const { chainId, sendoutId, after } = payload;
  const chain = await services.directory.byId(chainId);
  if (!chain) return;
  const next = await moveSendout({ services, messaging, chain, sendoutId }, performance.now() + forMs, after);
  if (next) await services.db.inChain(chain.id, (trx) => enqueue(trx, "move-sendout", { ...payload, after: next }));
}

export function sendoutJobs(services: Services, messaging: Messaging, forMs = worksForMs): Pick<Jobs, "move-sendout"> {
  return { "move-sendout": (payload) => move(services, messaging, payload, forMs) };
}

/** Those that are due, those that waited long enough, and those whose worker was lost. */
export async function takeUpSendouts({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  await db.platform.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; chain_id: number }>`
      select sendout.id, sendout.chain_id from sendout join chain on chain.id = sendout.chain_id
      where (state = 'SCHEDULED' and not ${isUnapproved}
          and greatest(send_at, asked_at) <= ${now}::timestamptz + make_interval(secs => chain.clock_ahead))
        or (state = 'SENDING' and (wakes_at is null or wakes_at <= ${now}::timestamptz))
        or (state = 'CANCELLED' and exists (select from sendout_count as kept where kept.chain_id = sendout.chain_id
          and kept.sendout_id = sendout.id and kept.waiting > 0))`.execute(trx);
    for (const { id, chain_id } of rows) await enqueueSendout(trx, chain_id, id);
  });
}

export function sendoutSchedule(services: Services): ScheduledJob[] {
  return [
    { name: "take-up-sendouts", pattern: "* * * * *", act: () => takeUpSendouts(services), atStart: true },
    { name: "tell-short-of-sms", pattern: "* * * * *", act: () => tellShort(services) },
    { name: "tell-stopped-sendouts", pattern: "* * * * *", act: () => tellStopped(services) },
  ];
}
