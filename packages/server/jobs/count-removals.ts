import { type Kysely, type OperationNodeSource, sql, type Transaction } from "kysely";
import type { ClubKind } from "#features/platform/data-protection/domain/retention-rules.ts";
import { todayIn } from "#packages/domain/calendar.ts";
import type { DB } from "../db/types.ts";

/**
 * Runs what removes rows whose days are over, and in the same statement keeps how many went of which club that is still
 * there. `removes` returns the `chain_id` of each. Runs as the platform's role.
 */
export async function removeWithin(
  trx: Transaction<DB>,
  kind: ClubKind,
  now: Temporal.Instant,
  removes: OperationNodeSource,
): Promise<void> {
  const day = todayIn("UTC", now);
  await sql`with gone as (${removes}), counted as (
    insert into removal as before (chain_id, kind, day, count)
    select chain_id, ${kind}, ${day}::date, count(*) from gone
    where exists (select from chain where chain.id = gone.chain_id) group by chain_id
    on conflict (chain_id, kind, day) do update set count = before.count + excluded.count) select`.execute(trx);
}

/** The same in a transaction of its own. */
export function removeAndCount(
  platform: Kysely<DB>,
  kind: ClubKind,
  now: Temporal.Instant,
  removes: OperationNodeSource,
): Promise<void> {
  return platform.transaction().execute((trx) => removeWithin(trx, kind, now, removes));
}
