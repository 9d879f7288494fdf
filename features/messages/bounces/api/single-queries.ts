import type { Build } from "#packages/server/db/build.ts";
import type { SingleMail } from "#packages/server/messaging/mail-id.ts";

/** Selects a single mail's status, which shows whether it was sent. Runs as the platform's role. */
export function selectSingleStatus(db: Build, { chainId, messageId }: SingleMail) {
  if (chainId === 0) return db.selectFrom("platform_message").select("status").where("id", "=", messageId);
  return db.selectFrom("message").select("status").where("chain_id", "=", chainId).where("id", "=", messageId);
}

interface Report {
  report: "UNDELIVERED";
  report_reason: string;
  reported_at: Temporal.Instant;
}

/** Stores a report; returns a row only the first time. */
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

/** Stores a report of a platform mail; returns a row only the first time. */
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
