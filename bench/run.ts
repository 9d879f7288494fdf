import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../apps/api/src/db/embedded/start.ts";
import { migrate } from "../apps/api/src/db/migrate.ts";
import { type BenchClub, makeBenchClub } from "./club.ts";
import { httpRate, type NextRequest } from "./http-load.ts";
import { type MeasuredServer, startMeasuredServer } from "./measured-server.ts";
import { makeRegulars, type Regulars } from "./regulars.ts";
import { homes, purchases, wholeVisits } from "./requests.ts";
import { hasPgbench, type SqlTransaction, sqlRate } from "./sql-load.ts";
import { homeTransaction, purchaseTransaction } from "./transactions.ts";

/** `ratio` compares with `baseline` of the same run; both rates a second. Absent for plain values. */
interface Figure {
  name: string;
  against?: string;
  ratio?: number;
  rounds?: number[];
  baseline?: number;
  value: number;
  unit: string;
}

const rounds = 5;
const seconds = 3;
/** Each saver makes one whole visit; more than a run can serve. */
const saverCount = 16_000;
const asJson = process.argv.includes("--json");
const only = process.argv.find((word) => word.startsWith("--only="))?.slice(7);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const say = (line: string) => process.stderr.write(`${line}\n`);

function report(figure: Figure): void {
  if (asJson) return void process.stdout.write(`${JSON.stringify(figure)}\n`);
  const { name, against, ratio, baseline, value, unit } = figure;
  const compared = ratio === undefined ? "" : `   ${ratio.toFixed(2)} of ${Math.round(baseline ?? 0)}/s of ${against}`;
  process.stdout.write(`${name.padEnd(28)} ${Math.round(value).toString().padStart(7)} ${unit}${compared}\n`);
}

interface Compared {
  name: string;
  connections: number;
  /** What it is compared with, in the same run. */
  against: string;
  baseline: () => Promise<number>;
  ours: () => Promise<number>;
}

/** Alternating rounds of the baseline and ours; the ratio is the median of the rounds' own. */
async function compare({ name, against, baseline, ours }: Compared): Promise<void> {
  if (only && !name.includes(only)) return;
  await ours();
  const measured: { base: number; ours: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const base = await baseline();
    const rate = await ours();
    say(`${name}, round ${round} of ${rounds}: ${Math.round(rate)}/s of ${Math.round(base)}/s`);
    measured.push({ base, ours: rate });
  }
  report({
    name,
    against,
    ratio: median(measured.map(({ ours: rate, base }) => rate / base)),
    rounds: measured.map(({ ours: rate, base }) => rate / base),
    baseline: median(measured.map(({ base }) => base)),
    value: median(measured.map(({ ours: rate }) => rate)),
    unit: "/s",
  });
}

/** The figures of one server on one filled database. */
async function measure(url: string, club: BenchClub, regulars: Regulars, server: MeasuredServer): Promise<void> {
  const { port } = server;
  const sql = hasPgbench ? "pgbench" : "our driver";
  const http = (connections: number, next: NextRequest) => () => httpRate(port, connections, seconds, next);
  const bare = (connections: number, it: SqlTransaction) => () => sqlRate(url, it, connections, seconds);
  for (const connections of [1, 16, 64]) {
    await compare({
      name: `purchase, ${connections} connections`,
      connections,
      against: sql,
      baseline: bare(connections, purchaseTransaction(club)),
      ours: http(connections, purchases(club, club.members, port)),
    });
  }
  const connections = 16;
  await compare({
    name: `home, ${connections} connections`,
    connections,
    against: sql,
    baseline: bare(connections, homeTransaction(club)),
    ours: http(connections, homes(club, club.members, port)),
  });
  await compare({
    name: "visit with everything",
    connections,
    against: "a plain purchase",
    // Plain purchases by others like them, who have their ten lots too.
    baseline: http(connections, purchases(club, regulars.others, port)),
    ours: http(connections, wholeVisits(club, regulars, port)),
  });
  await compare({
    name: "home after 5,000 purchases",
    connections,
    against: "a home after 5",
    baseline: http(connections, homes(club, club.members.slice(0, regulars.oldest.length), port)),
    ours: http(connections, homes(club, regulars.oldest, port)),
  });
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "stammis-bench-data-"));
  const { connectionString: url, stop } = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  try {
    await migrate(url);
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    const club = await makeBenchClub(owner, 2_000);
    const regulars = await makeRegulars(owner, club, saverCount);
    await owner.end();
    const server = await startMeasuredServer(url, folder);
    try {
      await measure(url, club, regulars, server);
      const memory = server.memory();
      if (memory !== null) report({ name: "memory after the load", value: memory, unit: "MiB" });
      report({ name: "start to first answer", value: server.startMs, unit: "ms" });
    } finally {
      await server.stop();
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
