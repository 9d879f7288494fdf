import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import type { Matching } from "./matching.ts";

/** Each process that has a share of the members would sum all months for itself. */
const byOneProcess = sql`plan_by('max_parallel_workers_per_gather', '0')`.as("alone");

/**
 * Goes before what asks a selection of every member, in the same `read`: each table is read once, and sums have room.
 * Where its samples tell little of a club, PostgreSQL expects one member, and would sum all months anew for each.
 */
export const askOfAll = (db: Build, { isBesideMembers }: Pick<Matching, "isBesideMembers">) =>
  db.selectNoFrom([
    sql`plan_by('enable_nestloop', 'off')`.as("loops"),
    sql`plan_by('work_mem', '64MB')`.as("room"),
    ...(isBesideMembers ? [] : [byOneProcess]),
  ]);
