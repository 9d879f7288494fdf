import type pg from "pg";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { roles } from "#packages/server/db/schema/roles.ts";

/** Settings of every node for this database: a chain's statement, and its triggers' statements, run on one node. */
const everywhere = {
  timezone: "UTC",
  "citus.propagate_set_commands": "local",
  "citus.multi_shard_modify_mode": "sequential",
  // Triggers on a shard change the chain's rows in its colocated shards.
  "citus.enable_unsafe_triggers": "on",
  "citus.allow_nested_distributed_execution": "on",
};
/** No session listens on workers, and a transaction with a notification cannot be prepared. */
const onWorkers = { "stammis.notes_only": "on" };

/** Returns the statements that configure a node for this database. */
export const settingsOfNode = (database: string, isWorker: boolean): string[] =>
  Object.entries({ ...everywhere, ...(isWorker && onWorkers) }).map(
    ([name, value]) => `alter database "${database}" set ${name} = '${value}'`,
  );

/** Runs commands on one node only: Citus nodes would forward them to each other and wait for each other. */
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

/** Lets a role log in, because nodes connect to each other as the current role. */
const letIn = (role: string) => `begin create role ${role} login;
  exception when duplicate_object or unique_violation then alter role ${role} login; end`;

/** Creates the roles and settings of each node. They apply to new connections, and may be repeated. */
export async function prepareNodes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>("select current_database() as name");
  const database = rows[0]?.name ?? "";
  const commandsOf = (isWorker: boolean) => alone([...roles.map(letIn), ...settingsOfNode(database, isWorker)]);
  await client.query(commandsOf(false));
  await onEachWorker(client, commandsOf(true));
}
