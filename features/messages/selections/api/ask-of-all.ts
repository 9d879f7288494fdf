import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import type { Matching } from "./matching.ts";

/** Disables parallel plans: each parallel process would sum all months on its own. */
const byOneProcess = sql`plan_by('max_parallel_workers_per_gather', '0')`.as("alone");

/**
 * Runs before a query of a selection over all members, in the same `read`. Each table is then read once, with enough
 * memory for sums. Otherwise PostgreSQL may plan for a single member, and sum all months again for each member.
 */
export const askOfAll = (db: Build, { isBesideMembers }: Pick<Matching, "isBesideMembers">) =>
  db.selectNoFrom([
    sql`plan_by('enable_nestloop', 'off')`.as("loops"),
    sql`plan_by('work_mem', '64MB')`.as("room"),
    ...(isBesideMembers ? [] : [byOneProcess]),
  ]);
