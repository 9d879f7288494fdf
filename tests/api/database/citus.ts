import pg from "pg";
import type { ShardMove } from "#apps/api/distributing/move-shards.ts";
import { prepareNodes, settingsOfNode } from "#apps/api/distributing/prepare-nodes.ts";
import { readNodes } from "#apps/api/distributing/read-nodes.ts";
import { spreadRows } from "#apps/api/distributing/spread-rows.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";

/** The number of shards: few enough that cloning all their files takes no longer than a test. */
const shards = 4;

const at = (node: string, database: string) => Object.assign(new URL(node), { pathname: `/${database}` }).href;

/** Returns the coordinator, then the workers of TEST_WORKERS. */
const nodesOf = (cluster: string, workers: readonly string[]) => [cluster, ...workers];

/** Returns a database's address on each of its nodes; on one PostgreSQL, its own address. */
export const nodesOfDatabase = (database: string, workers: readonly string[]): string[] => [
  database,
  ...workers.map((worker) => at(worker, new URL(database).pathname.slice(1))),
];

const onEach = (nodes: readonly string[], act: (client: pg.Client, place: number) => Promise<unknown>) =>
  Promise.all(nodes.map((node, place) => withClient(node, (client) => act(client, place))));

/** Creates a database on all nodes and registers the nodes. */
export async function makeOnNodes(cluster: string, workers: readonly string[], name: string): Promise<void> {
  const nodes = nodesOf(cluster, workers);
  await onEach(nodes, (admin) => admin.query(`create database ${name}`));
  await onEach(
    nodes.map((node) => at(node, name)),
    (client) => client.query("create extension citus"),
  );
  await withClient(at(cluster, name), async (client) => {
    const { hostname, port } = new URL(cluster);
    await client.query("select citus_set_coordinator_host($1, $2)", [hostname, Number(port)]);
    for (const worker of workers)
      await client.query("select citus_add_node($1, $2)", [new URL(worker).hostname, Number(new URL(worker).port)]);
  });
}

/** Distributes a migrated database over its nodes. */
export const spreadOver = (cluster: string, name: string): Promise<void> =>
  withClient(at(cluster, name), async (client) => {
    await prepareNodes(client);
    await spreadRows(client, await readNodes(client), shards);
  });

/** Also closes a template to connections, because a database must not change while it is cloned. */
export async function spreadTemplate(cluster: string, workers: readonly string[], name: string): Promise<void> {
  await spreadOver(cluster, name);
  await onEach(nodesOf(cluster, workers), async (admin) => {
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query("select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1", [name]);
  });
}

/** Clones a database on each node, including its database settings, which a clone does not copy. */
export async function cloneOnNodes(cluster: string, workers: readonly string[], name: string, template: string) {
  await onEach(nodesOf(cluster, workers), async (admin, place) => {
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
    for (const set of settingsOfNode(name, place > 0)) await admin.query(set);
  });
}

/**
 * Opens a connection to the node of a chain, in a transaction in which table names mean the chain's shards, as for the
 * server's reads.
 */
export async function beginOnNodeOf(coordinator: pg.Pool, database: string, chain: number): Promise<pg.Client> {
  const { rows } = await coordinator.query<{ shard: string; host: string; port: number }>(
    `select shardid::text as shard, nodename as host, nodeport as port
     from pg_dist_placement join pg_dist_node using (groupid)
     where shardid = get_shard_id_for_distribution_column('location', $1::bigint)`,
    [chain],
  );
  const { shard, host, port } = rows[0] as (typeof rows)[number];
  const address = Object.assign(new URL(database), { hostname: host, port: String(port) });
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query("begin");
  await client.query("select take_chain_here($1, $2, 'auto')", [chain, shard]);
  return client;
}

/** Returns the move of a chain's shards to a worker that does not hold them. */
export async function readMove(coordinator: pg.Client | pg.Pool, chain: number): Promise<ShardMove> {
  const { rows } = await coordinator.query<ShardMove>(
    `select shardid::text as shard, json_build_object('host', own.nodename, 'port', own.nodeport) as from,
       (select json_build_object('host', nodename, 'port', nodeport) from pg_dist_node as other
         where other.groupid <> own.groupid and shouldhaveshards order by random() limit 1) as to
     from pg_dist_placement join pg_dist_node as own using (groupid)
     where shardid = get_shard_id_for_distribution_column('location', $1::bigint)`,
    [chain],
  );
  return rows[0] as ShardMove;
}

const isInUse = (error: unknown) => (error as { code?: string }).code === "55006";

/** Tries again while a session of Citus, which `force` does not end in time, still uses the database. */
async function dropDatabase(admin: pg.Client, name: string, tries = 5): Promise<void> {
  try {
    await admin.query(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if (!isInUse(error) || tries === 1) throw error;
    await dropDatabase(admin, name, tries - 1);
  }
}

export async function dropOnNodes(cluster: string, workers: readonly string[], name: string): Promise<void> {
  await onEach(nodesOf(cluster, workers), (admin) => dropDatabase(admin, name));
}
