import { startPooler } from "#tests/api/database/pooler.ts";
import { makeBenchClub } from "./club.ts";
import { type BenchCluster, withOwner } from "./cluster.ts";
import { type Compared, compare, type Round, seconds } from "./compare.ts";
import { type Loader, startLoader } from "./load/loader.ts";
import type { Load } from "./load/requests.ts";
import { type MeasuredServer, startMeasuredServer } from "./measured-server.ts";
import { usedBy, usedByPostgres } from "./processor-time.ts";
import { reportHead } from "./report.ts";

const members = 2_000;
const connections = 16;
const most = 4;

/** Returns whether several servers on one database are to be measured. */
export const isServersAsked = (words: readonly string[]): boolean => words.includes("--only=servers");

interface Asked {
  server: MeasuredServer;
  /** Each server has its own load process, as each would have its own users. */
  loader: Loader;
}

/** Divides the connections among these servers, at the same time. */
async function ask(all: readonly Asked[], load: Load, postmaster: number): Promise<Round> {
  const used = () => ({
    postgres: usedByPostgres(postmaster),
    server: all.reduce((sum, { server }) => sum + usedBy(server.pid), 0),
    load: all.reduce((sum, { loader }) => sum + usedBy(loader.pid), 0),
  });
  const before = used();
  const sent = await Promise.all(
    all.map(({ server, loader }) => loader.run(load, server.port, connections / all.length, seconds)),
  );
  const after = used();
  const acts = sent.reduce((sum, { answers }) => sum + answers, 0);
  const costPerAct = (who: keyof typeof before) => (after[who] - before[who]) / acts;
  return {
    rate: sent.reduce((sum, { answers, seconds: took }) => sum + answers / took, 0),
    cost: { postgres: costPerAct("postgres"), server: costPerAct("server"), load: costPerAct("load") },
  };
}

/**
 * Measures a purchase and a home when two and four servers share the connections, against one server. With `PGBOUNCER`,
 * also one server behind it.
 */
export async function measureServers(cluster: BenchCluster): Promise<void> {
  const url = await cluster.makeDatabase("servers");
  const club = await withOwner(url, (owner) => makeBenchClub(owner, members));
  const loads: Record<string, Load> = {
    purchase: { kind: "purchases", club, members: club.members },
    home: { kind: "homes", club, members: club.members },
  };
  const pgbouncer = process.env.PGBOUNCER;
  const pooler = pgbouncer
    ? await startPooler(pgbouncer, { app: url, platform: url, listener: url, replica: null })
    : null;
  const targets: Asked[] = [];
  const start = async (more: Record<string, string> = {}) => {
    // More servers than cores are overloaded on purpose, so they must not refuse requests.
    const env = { BUSY_AFTER_MS: "0", ...more };
    const one = { server: await startMeasuredServer(url, cluster.folder, env), loader: startLoader() };
    targets.push(one);
    return one;
  };
  try {
    for (let count = 0; count < most; count++) await start();
    const several = targets.slice();
    const pooled = pooler && (await start({ APP_DATABASE_URL: pooler.logins.app }));
    const compared = (what: string, where: string, ours: readonly Asked[]): Compared => ({
      name: `${what}, ${where}`,
      against: "one server",
      baseline: () => ask(several.slice(0, 1), loads[what] as Load, cluster.postmaster),
      ours: () => ask(ours, loads[what] as Load, cluster.postmaster),
    });
    reportHead();
    for (const what of Object.keys(loads)) {
      for (const count of [2, most]) await compare(compared(what, `${count} servers`, several.slice(0, count)));
      if (pooled) await compare(compared(what, "through PgBouncer", [pooled]));
    }
  } finally {
    for (const { server, loader } of targets) {
      loader.stop();
      await server.stop();
    }
    await pooler?.stop();
  }
}
