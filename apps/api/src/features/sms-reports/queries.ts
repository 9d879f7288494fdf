import type { Delivery } from "@stammis/domain/sms/delivery-report";
import type { Build } from "../../db/build.ts";

/** Whose a provider's id is: it says no club. Runs as the platform's role. */
export function selectReported(db: Build, providerId: string) {
  return db
    .selectFrom("message")
    .select(["chain_id", "id", "status", "report"])
    .where("provider_id", "=", providerId)
    .where("medium", "=", "SMS");
}

interface Told {
  report: Delivery;
  report_reason: string | null;
  reported_at: Temporal.Instant;
}

export function changeReport(db: Build, { chain_id, id }: { chain_id: number; id: number }, told: Told) {
  return db.updateTable("message").set(told).where("chain_id", "=", chain_id).where("id", "=", id);
}

/** The same of a sendout's recipient. */
export function selectReportedRecipient(db: Build, providerId: string) {
  return db
    .selectFrom("sendout_recipient")
    .select(["chain_id", "sendout_id", "medium", "member_id", "occasion", "state", "report"])
    .where("provider_id", "=", providerId)
    .where("medium", "=", "SMS");
}

type Recipient = { chain_id: number; sendout_id: number; medium: string; member_id: number; occasion: number };

export function changeRecipientReport(db: Build, of: Recipient, told: Pick<Told, "report" | "reported_at">) {
  return db
    .updateTable("sendout_recipient")
    .set(told)
    .where("chain_id", "=", of.chain_id)
    .where("sendout_id", "=", of.sendout_id)
    .where("medium", "=", "SMS")
    .where("member_id", "=", of.member_id)
    .where("occasion", "=", of.occasion);
}
