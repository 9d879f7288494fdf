import type { Kysely } from "kysely";
import type { DB } from "../../db/types.ts";

export function selectMessage(db: Kysely<DB>, id: number) {
  return db
    .selectFrom("message")
    .select(["medium", "recipient", "subject", "text_body", "html_body", "segments", "status", "created_at"])
    .where("id", "=", id);
}

export function selectPlatformMessage(db: Kysely<DB>, id: number) {
  return db
    .selectFrom("platform_message")
    .select(["recipient", "subject", "text_body", "html_body", "status", "sandbox", "created_at"])
    .where("id", "=", id);
}

interface Settling {
  status: "SENT" | "FAILED" | "KEPT";
  providerId?: string | null;
  failure?: string;
  now: Temporal.Instant;
}

/** Answers a row the first time only. */
export function settleMessage(db: Kysely<DB>, id: number, { status, providerId = null, failure, now }: Settling) {
  return db
    .updateTable("message")
    .set({ status, provider_id: providerId, failure: failure ?? null, sent_at: status === "SENT" ? now : null })
    .where("id", "=", id)
    .where("status", "=", "WAITING")
    .returning("id");
}

export function settlePlatformMessage(db: Kysely<DB>, id: number, { status, failure, now }: Settling) {
  return db
    .updateTable("platform_message")
    .set({ status, failure: failure ?? null, sent_at: status === "SENT" ? now : null })
    .where("id", "=", id)
    .where("status", "=", "WAITING");
}
