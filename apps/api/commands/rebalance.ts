import { withClient } from "#packages/server/db/connections/with-client.ts";
import { rebalance as rebalanceNodes } from "../distributing/move-shards.ts";
import { checkNodes, readNodes } from "../distributing/read-nodes.ts";
import { type Command, say } from "./command.ts";
import { withDatabase } from "./with-services.ts";

export const rebalance: Command = {
  args: [],
  options: {},
  about: "move clubs to worker nodes of Citus that have fewer, such as new ones; servers may run",
  run: (config) =>
    withDatabase(config, ({ connectionString }) =>
      withClient(connectionString, async (client) => {
        await checkNodes(client, await readNodes(client));
        await rebalanceNodes(client, connectionString, ({ shard, from, to }) =>
          say(`moving shard ${shard} from ${from.host}:${from.port} to ${to.host}:${to.port}`),
        );
        say("All worker nodes have equal numbers of shards.");
        return 0;
      }),
    ),
};
