import { type Kysely, type OperationNodeSource, sql, type Transaction } from "kysely";
import { todayIn } from "#packages/domain/calendar.ts";
import type { DB } from "../db/types.ts";

/** A kind of removed rows that a club sees: the values of `removal.kind`. */
type RemovedKind = DB["removal"]["kind"];

/**
 * Removes expired rows and stores the number for each club that still exists, in one statement. `removes` returns the
 * `chain_id` of each removed row. Runs in the platform's role.
 */
export async function removeWithin(
  trx: Transaction<DB>,
  kind: RemovedKind,
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

/** Does the same as `removeWithin`, in its own transaction. */
export function removeAndCount(
  platform: Kysely<DB>,
  kind: RemovedKind,
  now: Temporal.Instant,
  removes: OperationNodeSource,
): Promise<void> {
  return platform.transaction().execute((trx) => removeWithin(trx, kind, now, removes));
}
