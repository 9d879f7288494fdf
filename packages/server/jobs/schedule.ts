import { sql } from "kysely";
import { serverRetention } from "#packages/domain/retention.ts";
import type { Services } from "../request/services.ts";
import type { ScheduledJob } from "./run.ts";

/** Returns the server's own scheduled removals (UTC); each noun has its own schedule. */
export function schedule({ db, clock }: Services): ScheduledJob[] {
  return [
    {
      name: "forget-old-answers",
      pattern: "17 * * * *",
      act: async () => {
        await db.platform.deleteFrom("stored_answer").where("kept_until", "<", clock()).execute();
      },
    },
    {
      name: "forget-dead-jobs",
      pattern: "42 4 * * *",
      act: async () => {
        await sql`select forget_dead_jobs(${serverRetention.deadJobs.days}::int)`.execute(db.platform);
      },
    },
    {
      name: "forget-old-limits",
      pattern: "47 * * * *",
      act: async () => {
        await db.platform
          .deleteFrom("rate_limit")
          .where("expire", "<", sql<number>`${clock().epochMilliseconds}`)
          .execute();
      },
    },
  ];
}
