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
