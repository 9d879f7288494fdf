import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { isSpread } from "#packages/server/db/schema/nodes.ts";

/** @throws StartError when the login may not delay commits, which a snapshot of several nodes requires. */
async function mayDelayCommits(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; may: boolean }>(
    "select current_user as name, has_table_privilege('pg_dist_transaction', 'delete') as may",
  );
  if (!rows[0]?.may)
    throw new StartError(
      `The login ${rows[0]?.name} cannot read one moment on all nodes. As a superuser run: grant delete on pg_dist_transaction to ${rows[0]?.name};`,
    );
}

/**
 * Begins a transaction that reads one moment. The nodes of a cluster take their snapshots one after the other. Meanwhile,
 * commits on several nodes wait, as they do for `citus_create_restore_point`.
 */
export async function beginSnapshot(client: pg.Client, connectionString: string): Promise<void> {
  // The first statement takes the snapshot of each node that it reads.
  const takeSnapshot = async () => {
    await client.query("begin isolation level repeatable read read only");
    await client.query("select count(*) from location");
  };
  if (!(await isSpread(client))) return takeSnapshot();
  await mayDelayCommits(client);
  // Each connection to a node has a snapshot of its own.
  await client.query("set citus.max_adaptive_executor_pool_size = 1");
  await withClient(connectionString, async (blocker) => {
    await blocker.query("begin");
    await blocker.query("set local lock_timeout = '30s'");
    await blocker.query("lock table pg_dist_transaction in exclusive mode");
    await takeSnapshot();
    await blocker.query("rollback");
  });
}
