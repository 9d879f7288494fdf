import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { issueInvoices } from "./issue-invoices.ts";
import { remindUnpaid } from "./remind-unpaid.ts";

/** Each job does all work that is due, so the next run makes up for a missed hour. */
export const invoicesSchedule = (services: Services): ScheduledJob[] => [
  { name: "issue-invoices", pattern: "13 5-17 * * *", act: () => issueInvoices(services, services.clock()) },
  { name: "remind-unpaid", pattern: "23 6-17 * * *", act: () => remindUnpaid(services, services.clock()) },
];
