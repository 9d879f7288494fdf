import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { makeBenchClub } from "../../bench/club.ts";
import { findBroken } from "../api/database/ask-as-owner.ts";

export interface MoveKillReport {
  moves: number;
  /** The number of steps that were killed before their end. */
  kills: number;
  /** The violations, one sentence each: must be empty. */
  wrong: string[];
}

/** An installation: its own database, and a folder for its files. */
interface Side {
  connectionString: string;
  env: Record<string, string>;
}

interface Life {
  key: string;
  file: string;
  report: MoveKillReport;
  sides: readonly [Side, Side];
}

const companyNumber = "5599900015";
const strikesEach = 3;
const cli = fileURLToPath(new URL("../../apps/api/cli.ts", import.meta.url));
/** The duration of each step in milliseconds, measured without a strike. */
const lasted = new Map<string, number>();

/** Runs an operator's command; kills it after `ms`, or never. Returns its output, or null when it was killed. */
async function give({ env }: Side, words: readonly string[], ms = Number.POSITIVE_INFINITY) {
  const child = spawn(process.execPath, [cli, ...words], { env: { ...process.env, LOG_LEVEL: "silent", ...env } });
  const over = new AbortController();
  const strike = async () => {
    await wait(ms, undefined, { signal: over.signal });
    child.kill("SIGKILL");
  };
  if (Number.isFinite(ms)) void strike().catch(() => {});
  const [output, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  over.abort();
  if (code === null) return null;
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}: ${output}${complained}`);
  return output;
}

const ask = (side: Side, statement: string): Promise<pg.QueryResultRow[]> =>
  withClient(side.connectionString, async (client) => (await client.query(statement)).rows);

async function mustServeOnce({ report, sides }: Life, step: string): Promise<void> {
  const open = await Promise.all(sides.map((side) => ask(side, "select from chain where frozen_at is null")));
  if (open.flat().length > 1) report.wrong.push(`after ${step} was killed the club serves on both sides`);
}

/** Runs a step until it succeeds: kills it some times at random moments, then lets it finish. */
async function take(life: Life, side: Side, step: string, words: readonly string[]): Promise<string> {
  for (let nth = 0; nth < strikesEach; nth++) {
    const duration = lasted.get(step);
    if (duration === undefined) break;
    const output = await give(side, words, Math.random() * duration);
    if (output === null) life.report.kills++;
    await mustServeOnce(life, step);
  }
  const began = performance.now();
  const lastOutput = await give(side, words);
  lasted.set(step, performance.now() - began);
  return lastOutput ?? "";
}

const counted = `select (select count(*) from member) as members, (select count(*) from purchase) as purchases,
  (select coalesce(sum(left_points), 0) from point_lot) as points, (select count(*) from point_entry) as entries`;

/** Moves a company once. The first move measures the duration of each step; later moves kill each step. */
async function move(life: Life, from: Side, to: Side): Promise<void> {
  const { key, file, report } = life;
  const [before] = await ask(from, counted);
  const step = (side: Side, name: string, ...words: string[]) => take(life, side, name, words);
  await step(from, "freezing", "freeze-company", companyNumber);
  await step(from, "handing over", "move-company", companyNumber, `--to=${file}`, `--key-file=${key}`);
  const taken = await step(to, "taking in", "move-company", companyNumber, `--from=${file}`, `--key-file=${key}`);
  const receipt = /--receipt=(\S+)/.exec(taken)?.[1] ?? "";
  const output = await step(
    from,
    "letting go",
    ...["move-company", companyNumber, "--moved-to=https://there.example", `--receipt=${receipt}`],
  );
  const release = /--release=(\S+)/.exec(output)?.[1] ?? "";
  await step(to, "opening", "move-company", companyNumber, `--release=${release}`);
  const [after] = await ask(to, counted);
  if (JSON.stringify(after) !== JSON.stringify(before))
    report.wrong.push(`the move changed ${JSON.stringify(before)} to ${JSON.stringify(after)}`);
  const open = await Promise.all([from, to].map((side) => ask(side, "select from chain where frozen_at is null")));
  if (open.map(({ length }) => length).join() !== "0,1")
    report.wrong.push("the company is not open only on the new installation");
  for (const side of [from, to]) report.wrong.push(...(await findBroken(side.connectionString)));
}

/**
 * Moves a company back and forth between two installations by its operator's commands. Each command is killed some
 * times at a random moment before it may finish.
 */
export async function moveKillLoop(dataDir: string, moves: number): Promise<MoveKillReport> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => {}, fsync: false });
  try {
    const sideOf = async (installation: number): Promise<Side> => {
      const url = new URL(database.connectionString);
      url.pathname = `/installation_${installation}`;
      await withClient(database.connectionString, (owner) => owner.query(`create database ${url.pathname.slice(1)}`));
      await migrate(url.href, { installation });
      const folder = join(dataDir, `files-${installation}`);
      mkdirSync(folder);
      const env = { DATABASE_URL: url.href, STAMMIS_DATA: folder, INSTALLATION: String(installation) };
      return { connectionString: url.href, env };
    };
    const sides = [await sideOf(1), await sideOf(2)] as const;
    const [first] = sides;
    await withClient(first.connectionString, async (owner) => {
      await makeBenchClub(owner, 200);
      await owner.query("update company set company_number = $1", [companyNumber]);
    });
    const key = join(dataDir, "key");
    await give(first, ["backup-key", key]);
    const life: Life = { key, sides, file: join(dataDir, "company.age"), report: { moves, kills: 0, wrong: [] } };
    for (let nth = 0; nth < moves && life.report.wrong.length === 0; nth++) {
      const there = nth % 2 === 0;
      await move(life, sides[there ? 0 : 1], sides[there ? 1 : 0]);
    }
    return life.report;
  } finally {
    await database.stop();
  }
}
