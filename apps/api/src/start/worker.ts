import { billingSchedule } from "../features/billing/jobs.ts";
import { cardPaymentSchedule } from "../features/card-payments/jobs.ts";
import { changedTermsJobs, changedTermsSchedule } from "../features/changed-terms/jobs.ts";
import { contactSchedule } from "../features/contacts/update-stored-addresses.ts";
import { fileJobs, fileSchedule } from "../features/files/jobs.ts";
import { impersonationSchedule } from "../features/impersonation/jobs.ts";
import { importJobs, importSchedule } from "../features/imports/jobs.ts";
import { invoiceFile } from "../features/invoices/get-invoice.ts";
import { invoiceSchedule } from "../features/invoices/jobs.ts";
import { messageSchedule } from "../features/messages/forget-messages.ts";
import { messageJobs } from "../features/messages/jobs.ts";
import { noticeSchedule } from "../features/notices/jobs.ts";
import { platformFiguresSchedule } from "../features/platform-figures/jobs.ts";
import { receivedSmsSchedule } from "../features/received-sms/forget-received.ts";
import { smsReplySchedule } from "../features/received-sms/forget-replies.ts";
import { reportSchedule } from "../features/reports/count-reports.ts";
import { mailRefusalSchedule } from "../features/returned-mail/forget-refusals.ts";
import { sendoutJobs, sendoutSchedule } from "../features/sending/jobs.ts";
import { smsReportSchedule } from "../features/sms-reports/accept-early-reports.ts";
import { statisticsSchedule } from "../features/statistics/count-expired.ts";
import { supportSchedule } from "../features/support/forget-messages.ts";
import { walletJobs, walletSchedule } from "../features/wallet/jobs.ts";
import { startDelivering, webhookSchedule } from "../features/webhooks/jobs.ts";
import { whatIfJobs, whatIfSchedule } from "../features/what-if/jobs.ts";
import { runJobs, type ScheduledJob } from "../jobs/run.ts";
import { schedule } from "../jobs/schedule.ts";
import { openMessaging } from "../messaging/open-messaging.ts";
import { unlessFrozen } from "../moving/jobs-of-frozen.ts";
import type { Services } from "../request/services.ts";
import { createHeartbeat } from "../telemetry/heartbeat.ts";
import type { Readiness } from "../telemetry/readiness.ts";
import { startBeating } from "../telemetry/start-beating.ts";

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
