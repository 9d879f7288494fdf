import type { Transaction } from "kysely";
import { watchBounces } from "#features/messages/sendouts/api/sendout-results/watch-bounces.ts";
import type { DB } from "#packages/server/db/types.ts";
import { afterReport, type Delivery } from "../../domain/delivery-report.ts";
import { changeRecipientReport, changeReport, selectReported, selectReportedRecipient } from "./queries.ts";

export interface ProviderReport {
  providerId: string;
  delivery: Delivery;
  /** The provider's code; empty without one. */
  reason: string;
  now: Temporal.Instant;
}

const columns = (report: Delivery, { reason, now }: ProviderReport) => ({
  report,
  report_reason: report === "UNDELIVERED" ? reason || null : null,
  reported_at: now,
});

/** Stores a report of a single message; returns whether the message exists. */
async function reportOfMessage(trx: Transaction<DB>, providerReport: ProviderReport): Promise<boolean> {
  const of = selectReported(trx, providerReport.providerId);
  const row = await of.executeTakeFirst();
  const message = row && (await of.where("chain_id", "=", row.chain_id).forUpdate().executeTakeFirst());
  if (!message) return false;
  if (message.status !== "SENT") return true;
  const report = afterReport(message.report, providerReport.delivery);
  if (report !== message.report) await changeReport(trx, message, columns(report, providerReport)).execute();
  return true;
}

/** Also updates the sendout's counters. */
async function reportOfRecipient(trx: Transaction<DB>, providerReport: ProviderReport): Promise<boolean> {
  const of = selectReportedRecipient(trx, providerReport.providerId);
  const row = await of.executeTakeFirst();
  const recipient = row && (await of.where("chain_id", "=", row.chain_id).forUpdate().executeTakeFirst());
  if (!recipient) return false;
  if (recipient.state !== "SENT") return true;
  const before = recipient.report === "BOUNCED" ? null : recipient.report;
  const report = afterReport(before, providerReport.delivery);
  if (report === before) return true;
  await changeRecipientReport(trx, recipient, columns(report, providerReport)).execute();
  if (report === "UNDELIVERED") await watchBounces(trx, recipient.chain_id, recipient.sendout_id);
  return true;
}

/**
 * Stores a provider's report with its message or recipient; returns false for an unknown id. Locks the row, so that of
 * two concurrent reports the second sees the first. Runs as the platform's role.
 */
export async function writeReport(trx: Transaction<DB>, providerReport: ProviderReport): Promise<boolean> {
  return (await reportOfMessage(trx, providerReport)) || (await reportOfRecipient(trx, providerReport));
}
