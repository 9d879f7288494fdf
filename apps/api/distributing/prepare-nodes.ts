import type pg from "pg";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { roles } from "#packages/server/db/schema/roles.ts";

/** What every node is set to for this database: a statement of a chain goes to one of them, and so do its triggers'. */
const everywhere = {
  timezone: "UTC",
  "citus.propagate_set_commands": "local",
  "citus.multi_shard_modify_mode": "sequential",
  // Triggers on a shard change the chain's rows in other shards beside it.
  "citus.enable_unsafe_triggers": "on",
  "citus.allow_nested_distributed_execution": "on",
};
/** Nobody listens there, and what notifies cannot be prepared. */
const onWorkers = { "stammis.notes_only": "on" };

/** What sets a node for a database of this name. */
export const settingsOfNode = (database: string, isWorker: boolean): string[] =>
  Object.entries({ ...everywhere, ...(isWorker && onWorkers) }).map(
    ([name, value]) => `alter database "${database}" set ${name} = '${value}'`,
  );

/** Nodes pass such commands on to each other, and would wait for each other: each is told for itself. */
const alone = (commands: readonly string[]) =>
  `do $do$ begin perform set_config('citus.enable_ddl_propagation', 'off', true); ${commands.join("; ")}; end $do$`;

export async function onEachWorker(client: pg.Client, command: string): Promise<void> {
  const { rows } = await client.query<{ nodename: string; nodeport: number; success: boolean; result: string }>(
    "select nodename, nodeport, success, result from run_command_on_workers($1)",
    [command],
  );
  const failed = rows.find(({ success }) => !success);
  if (failed) throw new StartError(`The worker node ${failed.nodename}:${failed.nodeport} failed: ${failed.result}`);
}

/** Nodes reach each other as the role that asks. */
const letIn = (role: string) => `begin create role ${role} login;
  exception when duplicate_object or unique_violation then alter role ${role} login; end`;

/** Roles and settings of each node. They hold for connections that come after, and may be said again. */
export async function prepareNodes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>("select current_database() as name");
  const database = rows[0]?.name ?? "";
  const commandsOf = (isWorker: boolean) => alone([...roles.map(letIn), ...settingsOfNode(database, isWorker)]);
  await client.query(commandsOf(false));
  await onEachWorker(client, commandsOf(true));
}
