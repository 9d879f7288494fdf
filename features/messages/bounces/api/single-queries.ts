import type { Build } from "#packages/server/db/build.ts";
import type { SingleMail } from "#packages/server/messaging/mail-id.ts";

/** Whether a mail is handed over yet. Runs as the platform's role. */
export function selectSingleStatus(db: Build, { chainId, messageId }: SingleMail) {
  if (chainId === 0) return db.selectFrom("platform_message").select("status").where("id", "=", messageId);
  return db.selectFrom("message").select("status").where("chain_id", "=", chainId).where("id", "=", messageId);
}

interface Report {
  report: "UNDELIVERED";
  report_reason: string;
  reported_at: Temporal.Instant;
}

/** Answers a row the first time only. */
export function reportSingleMessage(db: Build, messageId: number, report: Report) {
  return db
    .updateTable("message")
    .set(report)
    .where("id", "=", messageId)
    .where("medium", "=", "EMAIL")
    .where("status", "=", "SENT")
    .where("report", "is", null)
    .returning("id");
}

/** The same of one of the platform's mails. */
export function reportPlatformMessage(db: Build, messageId: number, report: Report) {
  return db
    .updateTable("platform_message")
    .set(report)
    .where("id", "=", messageId)
    .where("medium", "=", "EMAIL")
    .where("status", "=", "SENT")
    .where("report", "is", null)
    .returning("id");
}
