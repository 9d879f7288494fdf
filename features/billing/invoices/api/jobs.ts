import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { issueInvoices } from "./issue-invoices.ts";
import { remindUnpaid } from "./remind-unpaid.ts";

/** Each does what is due and was not done, so that an hour without a server is made up for by the next. */
export const invoicesSchedule = (services: Services): ScheduledJob[] => [
  { name: "issue-invoices", pattern: "13 5-17 * * *", act: () => issueInvoices(services, services.clock()) },
  { name: "remind-unpaid", pattern: "23 6-17 * * *", act: () => remindUnpaid(services, services.clock()) },
];
