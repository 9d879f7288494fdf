import { type Kysely, sql } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { readChains } from "./each-member.ts";
import type { CheckedScope } from "./scope.ts";

interface Round {
  chain_id: number;
  lot_id: number;
}

/**
 * Selects the lots of one club that paid, through other lots, their own deficit. Runs on the node with the club's rows.
 */
const findIn = (chainId: number) => sql<Round>`with recursive paid as (
    select lot_id as payer_id, other_lot_id as owing_id from point_entry
    where chain_id = ${chainId} and kind in ('SETTLE', 'RELEASE')
    group by 1, 2 having sum(case kind when 'SETTLE' then points else -points end) > 0),
  reached as (
    select payer_id as start, owing_id as lot_id from paid
    union select reached.start, paid.owing_id from reached join paid on paid.payer_id = reached.lot_id)
  select ${chainId}::bigint as chain_id, lot_id from reached where start = lot_id`;

/** Returns the lots whose payments of deficits form a cycle, in any club of the scope. */
export async function followPayments(db: Kysely<DB>, scope: CheckedScope | null): Promise<Round[]> {
  const rounds: Round[] = [];
  for (const { id } of await readChains(db, scope)) rounds.push(...(await findIn(id).execute(db)).rows);
  return rounds;
}
