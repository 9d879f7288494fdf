import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { closeSettings } from "#packages/server/db/schema/close-settings.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { makeViews } from "./beside.ts";
import { onEachWorker, prepareNodes } from "./prepare-nodes.ts";

/** A group of colocated shards, named by the shard of its locations, that should move to another node. */
export interface ShardMove {
  shard: string;
  from: { host: string; port: number };
  to: { host: string; port: number };
}

/** Returns the next move towards nodes with equal numbers of shards; undefined when they are balanced. */
async function readNextMove(client: pg.Client): Promise<ShardMove | undefined> {
  const { rows } = await client.query<ShardMove>(
    `select shardid::text as shard, json_build_object('host', sourcename, 'port', sourceport) as from,
       json_build_object('host', targetname, 'port', targetport) as to
     from get_rebalance_table_shards_plan() where table_name = 'public.location'::regclass limit 1`,
  );
  return rows[0];
}

/**
 * Enables row-level security on each worker's shards. Citus creates a moved shard like the coordinator's table, where it
 * is disabled (`useNodes`), and its replication refuses a shard that already has it.
 */
const secureShards = (client: pg.Client) =>
  onEachWorker(
    client,
    `do $do$ declare it record; begin
      perform set_config('citus.override_table_visibility', 'off', true);
      for it in select pg_class.oid::regclass::text as name from pg_class
          join pg_dist_shard on relname = (select relname from pg_class as whole where whole.oid = logicalrelid) || '_' || shardid
          where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
            and logicalrelid::regclass::text = any(array['${tenantTables.join("','")}']) loop
        perform set_config('citus.enable_ddl_propagation', 'off', true);
        perform set_config('citus.override_table_visibility', 'off', true);
        execute format('alter table %s enable row level security', it.name);
        -- With the locks of two tables, it could deadlock with an act.
        commit;
      end loop;
    end $do$`,
  );

/** Milliseconds between attempts to create the views of shards that are being copied. */
const retryMs = 100;

/** Gives each worker's shards what a move leaves out, also after moves by Citus's own rebalancer or interrupted ones. */
async function completeShards(client: pg.Client): Promise<void> {
  await makeViews(client, "missing");
  await secureShards(client);
}

/**
 * Moves a group of shards while servers read and write them. Creates its views on the new node before the node serves
 * them, because the triggers there need them.
 */
export async function moveShards(client: pg.Client, connectionString: string, { shard, from, to }: ShardMove) {
  const state = { isMoving: true };
  const views = withClient(connectionString, async (other) => {
    while (state.isMoving) {
      // The tables of a group are created one after the other, so the first attempts fail.
      await makeViews(other, "missing").catch(() => {});
      await wait(retryMs);
    }
  });
  try {
    await client.query("select citus_move_shard_placement($1, $2, $3, $4, $5, 'force_logical')", [
      shard,
      from.host,
      from.port,
      to.host,
      to.port,
    ]);
  } finally {
    state.isMoving = false;
    await views;
  }
  await completeShards(client);
}

/** Moves clubs to nodes that have fewer shards, above all to new ones. Reports each move before it begins. */
export async function rebalance(client: pg.Client, connectionString: string, report: (move: ShardMove) => void) {
  await prepareNodes(client);
  await client.query("select replicate_reference_tables('force_logical')");
  await completeShards(client);
  await closeSettings(client);
  for (let move = await readNextMove(client); move; move = await readNextMove(client)) {
    report(move);
    await moveShards(client, connectionString, move);
  }
}
