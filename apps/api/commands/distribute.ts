import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { advanceSequences } from "../distributing/advance-sequences.ts";
import { prepareNodes } from "../distributing/prepare-nodes.ts";
import { checkNodes, readNodes } from "../distributing/read-nodes.ts";
import { spreadRows } from "../distributing/spread-rows.ts";
import { type Command, say } from "./command.ts";
import { withDatabase } from "./with-services.ts";

const shardsDefault = 32;

function shardsIn(value: string | boolean | undefined): number {
  const shards = value === undefined ? shardsDefault : Number(value);
  if (!Number.isInteger(shards) || shards < 1 || shards > 1024)
    throw new StartError(`--shards should be a number from 1 to 1024, but is ${value}.`);
  return shards;
}

export const distribute: Command = {
  args: [],
  options: { shards: { value: "number" } },
  about: "distribute the clubs' rows over the worker nodes of Citus; stop all servers first",
  async run(config, _args, { shards }) {
    const count = shardsIn(shards);
    return withDatabase(config, async ({ connectionString }) => {
      await migrate(connectionString, { ...config, distributes: true });
      return withClient(connectionString, async (client) => {
        const nodes = await readNodes(client);
        await checkNodes(client, nodes);
        await prepareNodes(client);
        const { tables, unkept } = await spreadRows(client, nodes, count);
        // Rows of a backup or of a restore point may have ids that the nodes would draw again.
        await advanceSequences(client, null);
        say(
          `${tables.length} tables are distributed over ${nodes.workers} worker nodes (${nodes.spread.length} before).`,
        );
        for (const reference of unkept) say(`the foreign key ${reference} is no longer enforced`);
        return 0;
      });
    });
  },
};
