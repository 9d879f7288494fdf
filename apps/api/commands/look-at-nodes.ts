import type pg from "pg";
import { findLostNodes } from "#packages/server/telemetry/lost-nodes.ts";
import { readNodes } from "../distributing/read-nodes.ts";
import type { Finding } from "./finding.ts";

const again = "npm run stammis -- distribute";

/** Reports how rows are spread over the nodes; reports nothing when there is one node. */
export async function lookAtNodes(client: pg.Client): Promise<Finding[]> {
  const { citus, workers, spread, here } = await readNodes(client);
  if (!citus) return [];
  if (spread.length === 0)
    return [
      {
        state: "note",
        text: `Citus ${citus} is installed, but no table is distributed: distribute them with ${again}`,
      },
    ];
  const { rows } = await client.query<{ name: string }>(
    "select nodename || ':' || nodeport as name from pg_dist_node where not isactive or not metadatasynced order by 1",
  );
  return [
    { state: "ok", text: `the clubs' rows are distributed over ${workers} worker nodes (Citus ${citus})` },
    ...rows.map(
      ({ name }): Finding => ({
        state: "BAD",
        text: `the node ${name} is not active: activate it with select citus_activate_node(…)`,
      }),
    ),
    ...(await findLostNodes(async (statement) => (await client.query(statement)).rows)).map(
      (name): Finding => ({ state: "BAD", text: `the node ${name} does not respond` }),
    ),
    here.length === 0
      ? { state: "ok", text: "every table with clubs' rows is distributed" }
      : { state: "BAD", text: `tables that are not distributed: ${here.join(", ")} (distribute them with ${again})` },
  ];
}
