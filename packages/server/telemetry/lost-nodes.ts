import { type Kysely, sql } from "kysely";
import type { DB } from "../db/types.ts";

/** Sends a statement without parameters and returns its rows. */
type Query = <Row>(statement: string) => Promise<Row[]>;

/**
 * Returns the nodes of a Citus cluster that another node cannot reach, as host:port, by Citus's own check. Its result is
 * null for a pair whose first node is lost. One PostgreSQL has none, and neither has Citus before version 11, which
 * lacks the check.
 */
export async function findLostNodes(query: Query): Promise<string[]> {
  const [check] = await query<{ exists: boolean }>(
    "select to_regproc('citus_check_cluster_node_health') is not null as exists",
  );
  if (!check?.exists) return [];
  const nodes = await query<{ name: string }>(
    `select distinct to_nodename || ':' || to_nodeport as name from citus_check_cluster_node_health()
     where not result order by 1`,
  );
  return nodes.map(({ name }) => name);
}

/**
 * Returns the lost nodes of a server's database. Rejects when a node hangs, so that the check does not occupy a
 * connection.
 */
export const lostNodesOf = (platform: Kysely<DB>): Promise<string[]> =>
  platform.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '4s'`.execute(trx);
    return findLostNodes(async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(trx)).rows);
  });
