import type pg from "pg";
import { moveShards } from "#apps/api/distributing/move-shards.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { dropOnNodes, makeOnNodes, nodesOfDatabase, readMove, spreadOver } from "../api/database/citus.ts";
import { type KilledDatabase, untilDone, type Way } from "./kill-ways.ts";

/** Kills one session's process, so that this PostgreSQL ends all sessions and recovers from its log. */
async function crash(node: string): Promise<void> {
  const pid = await withClient(node, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend' limit 1`,
    );
    return rows[0]?.pid;
  });
  if (pid !== undefined) process.kill(pid, "SIGKILL");
}

const endSessions = (node: string) =>
  withClient(node, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`),
  );

const readFirstChain = async (client: pg.Client): Promise<number> =>
  (await client.query("select min(id)::float8 as id from chain")).rows[0].id;

/** Moves the club between nodes; a move that another strike interrupted is made again. */
const move = (coordinator: string) =>
  untilDone(() =>
    withClient(coordinator, async (client) =>
      moveShards(client, coordinator, await readMove(client, await readFirstChain(client))),
    ),
  );

/**
 * Creates a distributed database on a coordinator and its workers, all on this machine, because strikes kill processes.
 */
export async function distributedDatabase(
  nodes: readonly string[],
): Promise<KilledDatabase & { drop(): Promise<void> }> {
  const [cluster = "", ...workers] = nodes;
  const name = `stammis_kills_${process.pid}`;
  await makeOnNodes(cluster, workers, name);
  const coordinator = Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
  await migrate(coordinator, { installation: 0 });
  await spreadOver(cluster, name);
  const [, ...onWorkers] = nodesOfDatabase(coordinator, workers);
  // A crash loses commits that PostgreSQL has not yet flushed. Clusters for tests may have this off.
  await withClient(coordinator, (client) => client.query(`alter database ${name} set synchronous_commit = on`));
  // A node may still recover from the strike before.
  const onEachWorker = (act: (node: string) => Promise<unknown>) =>
    Promise.all(onWorkers.map((node) => untilDone(() => act(node))));
  const ways: Way[] = [
    { name: "every worker node crashed", survives: true, strike: () => onEachWorker(crash) },
    { name: "the club moved to another node", survives: true, strike: () => move(coordinator) },
    { name: "every worker node ended its sessions", survives: true, strike: () => onEachWorker(endSessions) },
    { name: "the coordinator crashed", survives: true, strike: () => untilDone(() => crash(coordinator)) },
    { name: "the server was killed", survives: false, strike: (_, { child }) => child.kill("SIGKILL") },
  ];
  return {
    env: { DATABASE_URL: coordinator },
    connectionString: async () => coordinator,
    ways,
    drop: () => dropOnNodes(cluster, workers, name),
  };
}
