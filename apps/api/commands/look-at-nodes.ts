import type pg from "pg";
import { readNodes } from "../distributing/read-nodes.ts";
import type { Finding } from "./finding.ts";

const again = "npm run stammis -- distribute";

/** Selects nodes that another node cannot reach, by Citus's own check. Citus before version 11 lacks the check. */
async function findLostNodes(client: pg.Client): Promise<string[]> {
  const { rows: checks } = await client.query(
    "select to_regproc('citus_check_cluster_node_health') is not null as there",
  );
  if (!checks[0].there) return [];
  const { rows } = await client.query<{ name: string }>(
    `select distinct to_nodename || ':' || to_nodeport as name from citus_check_cluster_node_health()
     where result is not true order by 1`,
  );
  return rows.map(({ name }) => name);
}

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
    ...(await findLostNodes(client)).map(
      (name): Finding => ({ state: "BAD", text: `the node ${name} does not respond` }),
    ),
    here.length === 0
      ? { state: "ok", text: "every table with clubs' rows is distributed" }
      : { state: "BAD", text: `tables that are not distributed: ${here.join(", ")} (distribute them with ${again})` },
  ];
}
