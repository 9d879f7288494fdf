import { migrate } from "#packages/server/db/schema/migrate.ts";
import { dropOnNodes, makeOnNodes, spreadOver } from "#tests/api/database/citus.ts";
import { makeBenchClub } from "./club.ts";
import { type BenchCluster, withOwner } from "./cluster.ts";
import { compare } from "./compare.ts";
import type { Loader } from "./load/loader.ts";
import type { Load } from "./load/requests.ts";
import { startMeasuredServer } from "./measured-server.ts";
import { measuring } from "./measuring.ts";
import { reportHead, say } from "./report.ts";

const members = 2_000;
const connections = 16;

/** Returns the addresses of a Citus coordinator and its workers, by their owner, all on this machine. */
export function nodesOf(words: readonly string[]): string[] | null {
  if (!words.includes("--only=nodes")) return null;
  const nodes = process.env.BENCH_NODES?.split(",") ?? [];
  if (nodes.length < 2)
    throw new Error(
      "BENCH_NODES should be the coordinator and its workers, separated by commas: postgres://…,postgres://…",
    );
  return nodes;
}

/** Returns the postmaster of a PostgreSQL on this machine. */
const postmasterAt = (url: string): Promise<number> =>
  withOwner(url, async (owner) => {
    const { rows } = await owner.query("select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid");
    return rows[0].pid;
  });

/** Compares a purchase and a home on a distributed database with the same on one PostgreSQL, in one run. */
export async function measureNodes(cluster: BenchCluster, loader: Loader, nodes: string[]): Promise<void> {
  const [coordinator = "", ...workers] = nodes;
  const name = `stammis_bench_${process.pid}`;
  await makeOnNodes(coordinator, workers, name);
  const spread = Object.assign(new URL(coordinator), { pathname: `/${name}` }).href;
  await migrate(spread, { installation: 0 });
  await spreadOver(coordinator, name);
  const single = await cluster.makeDatabase("nodes");
  const sides = [];
  for (const [url, postmasters] of [
    [single, [cluster.postmaster]],
    [spread, await Promise.all(nodes.map(postmasterAt))],
  ] as const) {
    const club = await withOwner(url, (owner) => makeBenchClub(owner, members));
    const server = await startMeasuredServer(url, cluster.folder);
    sides.push({ club, server, ...measuring({ server, url, loader, postmasters }) });
  }
  const [one, several] = sides;
  if (!one || !several) return;
  try {
    reportHead();
    for (const kind of ["purchases", "homes"] as const) {
      const of = ({ club }: typeof one): Load => ({ kind, club, members: club.members });
      await compare({
        name: `${kind}, ${workers.length} workers`,
        against: "one PostgreSQL",
        baseline: one.http(connections, of(one)),
        ours: several.http(connections, of(several)),
      });
    }
  } finally {
    for (const { server } of sides) await server.stop();
    await dropOnNodes(coordinator, workers, name);
    say("Dropped the bench tables on all nodes.");
  }
}
