import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../apps/api/src/db/embedded/start.ts";
import { migrate } from "../apps/api/src/db/migrate.ts";
import { type BenchClub, makeBenchClub } from "./club.ts";
import { httpRate, type NextRequest, request } from "./http-load.ts";
import { type MeasuredServer, startMeasuredServer } from "./measured-server.ts";
import { hasPgbench, type SqlTransaction, sqlRate } from "./sql-load.ts";
import { homeTransaction, purchaseTransaction } from "./transactions.ts";

/** `ratio` compares with `baseline` of the same run; both rates a second. Absent for plain values. */
interface Figure {
  name: string;
  ratio?: number;
  rounds?: number[];
  baseline?: number;
  value: number;
  unit: string;
}

const rounds = 5;
const seconds = 3;
const asJson = process.argv.includes("--json");
const only = process.argv.find((word) => word.startsWith("--only="))?.slice(7);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const say = (line: string) => process.stderr.write(`${line}\n`);

function report(figure: Figure): void {
  if (asJson) return void process.stdout.write(`${JSON.stringify(figure)}\n`);
  const { name, ratio, baseline, value, unit } = figure;
  const compared =
    ratio === undefined
      ? ""
      : `   ${ratio.toFixed(2)} of ${Math.round(baseline ?? 0)}/s by ${hasPgbench ? "pgbench" : "our driver"}`;
  process.stdout.write(`${name.padEnd(28)} ${Math.round(value).toString().padStart(7)} ${unit}${compared}\n`);
}

const pick = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)] as T;

function purchases(club: BenchClub, port: number): NextRequest {
  const headers = { authorization: `Bearer ${club.staffToken}`, "stammis-chain": club.subdomain };
  return () =>
    request(
      "POST",
      "/api/till/purchases",
      `localhost:${port}`,
      { ...headers, "idempotency-key": randomUUID() },
      {
        memberId: pick(club.members).id,
        pointOfSaleId: club.locationId,
        totalAmount: 1,
      },
    );
}

function homes(club: BenchClub, port: number): NextRequest {
  const host = `${club.subdomain}.localhost:${port}`;
  return () => request("GET", "/api/consumer/home", host, { authorization: `Bearer ${pick(club.members).token}` });
}

interface Compared {
  name: string;
  connections: number;
  url: string;
  server: MeasuredServer;
  next: NextRequest;
  bare: SqlTransaction;
}

/** Alternating rounds of the bare transaction and ours; the ratio is the median of the rounds' own. */
async function compare({ name, connections, url, server, next, bare }: Compared): Promise<void> {
  if (only && !name.includes(only)) return;
  await httpRate(server.port, connections, 1, next);
  const measured: { bare: number; ours: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const base = await sqlRate(url, bare, connections, seconds);
    const ours = await httpRate(server.port, connections, seconds, next);
    say(`${name}, round ${round} of ${rounds}: ${Math.round(ours)}/s of ${Math.round(base)}/s`);
    measured.push({ bare: base, ours });
  }
  report({
    name,
    ratio: median(measured.map(({ ours, bare: base }) => ours / base)),
    rounds: measured.map(({ ours, bare: base }) => ours / base),
    baseline: median(measured.map(({ bare: base }) => base)),
    value: median(measured.map(({ ours }) => ours)),
    unit: "/s",
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
    await owner.end();
    const server = await startMeasuredServer(url, folder);
    try {
      const purchase = { url, server, next: purchases(club, server.port), bare: purchaseTransaction(club) };
      for (const connections of [1, 16, 64])
        await compare({ ...purchase, name: `purchase, ${connections} connections`, connections });
      await compare({
        name: "home, 16 connections",
        connections: 16,
        url,
        server,
        next: homes(club, server.port),
        bare: homeTransaction(club),
      });
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
