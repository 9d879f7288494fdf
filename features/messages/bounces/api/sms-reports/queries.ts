import { sql, type Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Delivery } from "../../domain/delivery-report.ts";

/** Selects a message by the provider's id across all clubs. Runs as the platform's role. */
export function selectReported(db: Build, providerId: string) {
  return db
    .selectFrom("message")
    .select(["chain_id", "id", "status", "report"])
    .where("provider_id", "=", providerId)
    .where("medium", "=", "SMS");
}

interface ReportColumns {
  report: Delivery;
  report_reason: string | null;
  reported_at: Temporal.Instant;
}

export function changeReport(db: Build, { chain_id, id }: { chain_id: number; id: number }, report: ReportColumns) {
  return db.updateTable("message").set(report).where("chain_id", "=", chain_id).where("id", "=", id);
}

/** Selects a sendout's recipient by the provider's id across all clubs. */
export function selectReportedRecipient(db: Build, providerId: string) {
  return db
    .selectFrom("sendout_recipient")
    .select(["chain_id", "sendout_id", "medium", "member_id", "occasion", "state", "report"])
    .where("provider_id", "=", providerId)
    .where("medium", "=", "SMS");
}

type Recipient = { chain_id: number; sendout_id: number; medium: string; member_id: number; occasion: number };

export function changeRecipientReport(db: Build, of: Recipient, report: ReportColumns) {
  return db
    .updateTable("sendout_recipient")
    .set(report)
    .where("chain_id", "=", of.chain_id)
    .where("sendout_id", "=", of.sendout_id)
    .where("medium", "=", "SMS")
    .where("member_id", "=", of.member_id)
    .where("occasion", "=", of.occasion);
}

export interface Early {
  provider_id: string;
  report: Delivery;
  reason: string;
  told_at: Temporal.Instant;
}

export function insertEarlyReport(db: Build, early: Early) {
  return db
    .insertInto("early_sms_report")
    .values(early)
    .onConflict((same) => same.doNothing());
}

/** Selects the next early reports after one, oldest first; skips those locked by another server. */
export function selectEarlyReports(trx: Transaction<DB>, after: Early | undefined, atMost: number) {
  return trx
    .selectFrom("early_sms_report")
    .select(["provider_id", "report", "reason", "told_at"])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(told_at, provider_id, report) > (${after?.told_at}, ${after?.provider_id}, ${after?.report})`,
      ),
    )
    .orderBy("told_at")
    .orderBy("provider_id")
    .orderBy("report")
    .limit(atMost)
    .forUpdate()
    .skipLocked();
}

/** Selects the ids that belong to a message or a sendout's recipient by now. */
export function selectKnownIds(db: Build, ids: readonly string[]) {
  const among = sql<string>`any(${[...ids]}::text[])`;
  return db
    .selectFrom("message")
    .select("provider_id")
    .where("provider_id", "=", among)
    .where("medium", "=", "SMS")
    .union(
      db
        .selectFrom("sendout_recipient")
        .select("provider_id")
        .where("provider_id", "=", among)
        .where("medium", "=", "SMS"),
    );
}

export function deleteEarlyReport(db: Build, { provider_id, report }: Pick<Early, "provider_id" | "report">) {
  return db.deleteFrom("early_sms_report").where("provider_id", "=", provider_id).where("report", "=", report);
}

export function deleteEarlyReportsBefore(db: Build, moment: Temporal.Instant) {
  return db.deleteFrom("early_sms_report").where("told_at", "<", moment);
}
