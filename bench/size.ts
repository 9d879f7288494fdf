import type pg from "pg";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { openDatabase } from "#packages/server/db/database.ts";
import { type BenchCluster, withOwner } from "./cluster.ts";
import { type Compared, compare, secondsOf, selectComparisons } from "./compare.ts";
import type { Loader } from "./load/loader.ts";
import type { Load } from "./load/requests.ts";
import { type Installation, makeManyClubs, membersEach } from "./many-clubs.ts";
import { startMeasuredServer } from "./measured-server.ts";
import { measuring } from "./measuring.ts";
import { report, reportHead, say } from "./report.ts";

const usual = 10_000;
const small = 100;
const connections = 16;
const word = "--clubs";
const tablesTold = 12;

/** Returns the number of clubs: `--clubs` alone means ten thousand; null without it. */
export function clubsOf(words: readonly string[]): number | null {
  const option = words.find((each) => each === word || each.startsWith(`${word}=`));
  if (option === undefined) return null;
  const clubs = option === word ? usual : Number(option.slice(word.length + 1));
  if (!Number.isInteger(clubs) || clubs < small)
    throw new Error(`${option} should be a whole number of at least ${small}`);
  return clubs;
}

const bought = { kind: "PURCHASES", min: 3, max: null, locationIds: [], period: { months: 12 } } as const;
const expressions = [{ version: 1, match: "ALL", conditions: [bought] }];

/** The same load on each of an installation's clubs in use. */
const loads: Record<string, (of: Installation) => Load> = {
  purchase: ({ clubs }) => ofEach(clubs.map((club) => ({ kind: "purchases", club, members: club.members }))),
  home: ({ clubs }) => ofEach(clubs.map((club) => ({ kind: "homes", club, members: club.members }))),
  "members, first page": pagesOfEach("/merchant/members"),
  "members, searched by name": pagesOfEach("/merchant/members?q=lindqvist"),
  "purchases, first page": pagesOfEach("/merchant/purchases"),
  Today: pagesOfEach("/merchant/today"),
  "a report of 30 days": pagesOfEach("/merchant/reports"),
  "a selection counted": ({ clubs }) => ofEach(clubs.map((club) => ({ kind: "counts", club, expressions }))),
  "companies, first page": ({ adminToken: token }) => ({ kind: "platform", token, paths: ["/admin/companies"] }),
  "companies, searched": ({ adminToken: token }) => ({
    kind: "platform",
    token,
    paths: ["/admin/companies?q=klubb77"],
  }),
};

function pagesOfEach(path: string) {
  return ({ clubs }: Installation): Load => ofEach(clubs.map((club) => ({ kind: "pages", club, paths: [path] })));
}

function ofEach(each: Load[]): Load {
  return { kind: "several", loads: each };
}

async function stand({ postmaster, makeDatabase, folder }: BenchCluster, loader: Loader, clubs: number) {
  const started = performance.now();
  const url = await makeDatabase(`clubs_${clubs}`);
  const installation = await withOwner(url, (owner) => makeManyClubs(url, owner, clubs));
  say(`${clubs} clubs were created in ${Math.round((performance.now() - started) / 1000)} seconds`);
  // One merchant sends the requests of a hundred.
  const server = await startMeasuredServer(url, folder, { RATE_LIMITS: "selectionsPerPerson=1000000" });
  report({ name: `start with ${clubs} clubs`, value: server.startMs, unit: "ms" });
  return {
    url,
    clubs,
    installation,
    side: measuring({ server, url, loader, postmasters: [postmaster] }),
    stop: server.stop,
  };
}

type Standing = Awaited<ReturnType<typeof stand>>;

const comparisonsOf = (large: Standing, few: Standing): Compared[] =>
  Object.entries(loads).map(([name, of]) => ({
    name,
    against: `${small} clubs`,
    baseline: few.side.http(connections, of(few.installation)),
    ours: large.side.http(connections, of(large.installation)),
  }));

/** Measures the time of all consistency checks, per thousand members. */
async function verified({ url, clubs }: Standing): Promise<number> {
  const logins = { app: url, platform: url, listener: url, replica: null };
  const db = openDatabase({ logins, connections: 1, onError: () => {} });
  const started = performance.now();
  try {
    const broken = (await runChecks(db.replica)).filter(({ violations }) => violations.length > 0);
    for (const { name, violations } of broken) say(`BROKEN ${name}: ${JSON.stringify(violations[0])}`);
  } finally {
    await db.close();
  }
  return (performance.now() - started) / ((clubs * membersEach) / 1_000);
}

async function tellSizes(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query(
    `select relname as name, pg_table_size(relid) as rows, pg_indexes_size(relid) as indexes, n_dead_tup as dead,
       autovacuum_count as vacuums from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit ${tablesTold}`,
  );
  const mib = (bytes: string) => Math.round(Number(bytes) / 1024 / 1024);
  for (const { name, rows: rowBytes, indexes, dead, vacuums } of rows) {
    report({ name: `${name}, rows`, value: mib(rowBytes), unit: "MiB" });
    report({ name: `${name}, indexes`, value: mib(indexes), unit: "MiB" });
    say(`${name}: ${dead} dead rows, ${vacuums} runs of autovacuum`);
  }
}

/**
 * Compares an installation of this many clubs with one of a hundred clubs of the same size, each with its own server.
 */
export async function measureSize(cluster: BenchCluster, loader: Loader, clubs: number): Promise<void> {
  say(`${clubs} clubs of ${membersEach} members with ten purchases each are being created: half an hour for 10,000,`);
  say("and the same time again to verify them at the end.");
  const standing: Standing[] = [];
  try {
    for (const count of [small, clubs]) standing.push(await stand(cluster, loader, count));
    const [few, large] = standing as [Standing, Standing];
    const comparisons = selectComparisons(comparisonsOf(large, few));
    say(`${comparisons.length} figures, about ${Math.ceil(secondsOf(comparisons) / 60)} minutes`);
    reportHead();
    for (const comparison of comparisons) await compare(comparison);
    await withOwner(large.url, tellSizes);
    for (const one of [few, large])
      report({ name: `verify of ${one.clubs} clubs, 1,000 members`, value: await verified(one), unit: "ms" });
  } finally {
    for (const { stop } of standing) await stop();
  }
}
