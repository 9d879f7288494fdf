import { contactSchedule } from "#features/access/contacts/api/update-stored-addresses.ts";
import { impersonationSchedule } from "#features/access/impersonation/api/jobs.ts";
import { invoiceFile } from "#features/billing/invoices/api/get-invoice.ts";
import { invoiceSchedule } from "#features/billing/invoices/api/jobs.ts";
import { cardPaymentSchedule } from "#features/billing/payments/api/card-payments/jobs.ts";
import { billingSchedule } from "#features/billing/subscriptions/api/jobs.ts";
import { fileJobs, fileSchedule } from "#features/clubs/files/api/jobs.ts";
import { changedTermsJobs, changedTermsSchedule } from "#features/clubs/terms/api/jobs.ts";
import { statisticsSchedule } from "#features/insight/figures/api/statistics/count-expired.ts";
import { reportSchedule } from "#features/insight/reports/api/count-reports.ts";
import { whatIfJobs, whatIfSchedule } from "#features/insight/what-if/api/jobs.ts";
import { startDelivering, webhookSchedule } from "#features/integrations/webhooks/api/jobs.ts";
import { importJobs, importSchedule } from "#features/members/imports/api/jobs.ts";
import { walletJobs, walletSchedule } from "#features/members/wallet/api/jobs.ts";
import { mailRefusalSchedule } from "#features/messages/bounces/api/forget-refusals.ts";
import { messageSchedule } from "#features/messages/letters/api/forget-messages.ts";
import { messageJobs } from "#features/messages/letters/api/jobs.ts";
import { noticeSchedule } from "#features/messages/letters/api/notices/jobs.ts";
import { sendoutJobs, sendoutSchedule } from "#features/messages/sendouts/api/sending/jobs.ts";
import { receivedSmsSchedule } from "#features/messages/sms/api/received-sms/forget-received.ts";
import { smsReplySchedule } from "#features/messages/sms/api/received-sms/forget-replies.ts";
import { smsReportSchedule } from "#features/messages/sms/api/sms-reports/accept-early-reports.ts";
import { platformFiguresSchedule } from "#features/platform/figures/api/jobs.ts";
import { supportSchedule } from "#features/platform/support/api/forget-messages.ts";
import { runJobs, type ScheduledJob } from "#packages/server/jobs/run.ts";
import { schedule } from "#packages/server/jobs/schedule.ts";
import { openMessaging } from "#packages/server/messaging/open-messaging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { createHeartbeat } from "#packages/server/telemetry/heartbeat.ts";
import type { Readiness } from "#packages/server/telemetry/readiness.ts";
import { startBeating } from "#packages/server/telemetry/start-beating.ts";
import { unlessFrozen } from "../moving/jobs-of-frozen.ts";

/** Everything that comes round by the clock. */
export const scheduleOf = (services: Services): ScheduledJob[] => [
  ...schedule(services),
  ...messageSchedule(services),
  ...billingSchedule(services),
  ...invoiceSchedule(services),
  ...cardPaymentSchedule(services),
  ...changedTermsSchedule(services),
  ...contactSchedule(services),
  ...fileSchedule(services),
  ...impersonationSchedule(services),
  ...importSchedule(services),
  ...noticeSchedule(services),
  ...platformFiguresSchedule(services),
  ...reportSchedule(services),
  ...sendoutSchedule(services),
  ...smsReportSchedule(services),
  ...mailRefusalSchedule(services),
  ...receivedSmsSchedule(services),
  ...smsReplySchedule(services),
  ...statisticsSchedule(services),
  ...supportSchedule(services),
  ...walletSchedule(services),
  ...webhookSchedule(services),
  ...whatIfSchedule(services),
];

export interface StartedWorker {
  readiness: () => Readiness;
  stop(): Promise<void>;
}

/** Runs jobs and the schedule, delivers webhooks, and writes the worker's heartbeat. */
export async function startWorker(services: Services, connectionString: string): Promise<StartedWorker> {
  const messaging = openMessaging(services.config, services.log);
  const jobs = {
    ...messageJobs(services, messaging, (id) => invoiceFile(services, id)),
    ...sendoutJobs(services, messaging),
    ...importJobs(services),
    ...changedTermsJobs(services),
    ...fileJobs(services),
    ...walletJobs(services),
    ...whatIfJobs(services),
  };
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
