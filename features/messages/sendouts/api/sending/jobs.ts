import { sql } from "kysely";
import type { JobContext } from "#packages/server/feature.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { type Job, job, type PayloadOf } from "#packages/server/jobs/job.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Messaging } from "#packages/server/messaging/open-messaging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isUnapproved } from "../queries.ts";
import { moveSendoutJob } from "./job-kinds.ts";
import { enqueueSendout } from "./move-later.ts";
import { moveSendout } from "./move-sendout.ts";
import { tellShort } from "./tell-short.ts";
import { tellStopped } from "./tell-stopped.ts";

/** A job sends for this time and then enqueues the next one, so that a stopping worker waits no longer. */
const worksForMs = 10_000;

async function move(services: Services, messaging: Messaging, payload: PayloadOf<typeof moveSendoutJob>) {
  const { chainId, sendoutId, after } = payload;
  const chain = await services.directory.byId(chainId);
  if (!chain) return;
  const next = await moveSendout({ services, messaging, chain, sendoutId }, performance.now() + worksForMs, after);
  if (next) await services.db.inChain(chain.id, (trx) => enqueue(trx, moveSendoutJob, { ...payload, after: next }));
}

export const sendingJobs = (services: Services, { messaging }: Pick<JobContext, "messaging">): Job[] => [
  job(moveSendoutJob, (payload) => move(services, messaging, payload)),
];

/** Enqueues sendouts that are due, that have waited long enough, or that have lost their worker. */
export async function takeUpSendouts({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  await db.inPlatform(async (trx) => {
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

export function sendingSchedule(services: Services): ScheduledJob[] {
  return [
    { name: "take-up-sendouts", pattern: "* * * * *", act: () => takeUpSendouts(services), atStart: true },
    { name: "tell-short-of-sms", pattern: "* * * * *", act: () => tellShort(services) },
    { name: "tell-stopped-sendouts", pattern: "* * * * *", act: () => tellStopped(services) },
  ];
}
