import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";

/** Counts a refusal of our mail by hour and code. Runs as the platform's role. */
export function countRefusal(db: Build, code: string, now: Temporal.Instant) {
  return db
    .insertInto("mail_refusal")
    .values({ hour: now.round({ smallestUnit: "hour", roundingMode: "floor" }), code, count: 1 })
    .onConflict((same) => same.columns(["hour", "code"]).doUpdateSet({ count: sql`mail_refusal.count + 1` }));
}

export function deleteRefusalsBefore(db: Build, moment: Temporal.Instant) {
  return db.deleteFrom("mail_refusal").where("hour", "<", moment);
}
