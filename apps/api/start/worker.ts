import { invoiceFile } from "#features/billing/invoices/api/get-invoice.ts";
import { startDelivering } from "#features/integrations/webhooks/api/jobs.ts";
import type { ApiFeature } from "#packages/server/feature.ts";
import { runJobs, type ScheduledJob } from "#packages/server/jobs/run.ts";
import { schedule } from "#packages/server/jobs/schedule.ts";
import { openMessaging } from "#packages/server/messaging/open-messaging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { createHeartbeat } from "#packages/server/telemetry/heartbeat.ts";
import type { Readiness } from "#packages/server/telemetry/readiness.ts";
import { startBeating } from "#packages/server/telemetry/start-beating.ts";
import { features } from "../features.ts";
import { unlessFrozen } from "../moving/jobs-of-frozen.ts";

const all: readonly ApiFeature[] = Object.values(features);

/** Returns all scheduled jobs. */
export const scheduleOf = (services: Services): ScheduledJob[] => [
  ...schedule(services),
  ...all.flatMap(({ schedule }) => schedule?.(services) ?? []),
];

export interface StartedWorker {
  readiness: () => Readiness;
  stop(): Promise<void>;
}

/** Runs jobs and the schedule, delivers webhooks, and writes the worker's heartbeat. */
export async function startWorker(services: Services, connectionString: string): Promise<StartedWorker> {
  const messaging = openMessaging(services.config, services.log);
  const context = { messaging, drawInvoice: (id: number) => invoiceFile(services, id) };
  const jobs = all.flatMap(({ jobs }) => jobs?.(services, context) ?? []);
  const worker = await runJobs(connectionString, unlessFrozen(services, jobs), scheduleOf(services), services.log);
  const stopDelivering = startDelivering(services);
  const beating = await startBeating(createHeartbeat(services.db.platform, "WORKER"), worker.isRunning, services.log);
  return {
    readiness: beating.readiness,
    stop: async () => {
      await Promise.all([stopDelivering(), worker.stop()]);
      await beating.stop();
    },
  };
}
