import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { type Gate, openGate } from "../api/servers/gate.ts";
import { endServer, freePort, type ServerProcess, spawnServer, untilReady } from "../api/servers/server-process.ts";

export interface WorkerKillReport {
  kills: number;
  /** The number of jobs added before, during and after outages; each must be done. */
  jobs: number;
  /** The faults found, one sentence each; empty when all is well. */
  wrong: string[];
}

interface Outage {
  name: string;
  /** Whether the worker must survive. */
  survives: boolean;
  strike: (gate: Gate, worker: ServerProcess, owner: pg.Client) => unknown;
}

/** The number of refused connections after which every part of the worker has noticed the outage. */
const noticed = 10;
const jobsEach = 5;
/** The milliseconds to wait for all jobs. Workers release a killed worker's jobs after four checks, 20 s apart. */
const patienceMs = 180_000;

const endConnections = (_gate: Gate, _worker: ServerProcess, owner: pg.Client) =>
  owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

export const outages: readonly Outage[] = [
  { name: "connections are refused", survives: true, strike: (gate) => gate.shut("refuses") },
  { name: "the database is starting", survives: true, strike: (gate) => gate.shut("puts off") },
  { name: "connections hang", survives: true, strike: (gate) => gate.shut("swallows") },
  { name: "all connections are ended", survives: true, strike: endConnections },
  { name: "open connections go silent", survives: true, strike: (gate) => gate.mute() },
  { name: "the worker is killed", survives: false, strike: (_gate, { child }) => child.kill("SIGKILL") },
];

async function addJobs(owner: pg.Client): Promise<number> {
  await owner.query("select graphile_worker.add_job('forget-old-answers') from generate_series(1, $1::int)", [
    jobsEach,
  ]);
  return jobsEach;
}

async function poll(isDone: () => Promise<boolean> | boolean): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < patienceMs; await wait(25))
    if (await isDone()) return true;
  return false;
}

/**
 * Makes failed jobs due at once, because their pause before a retry would take long; returns whether all jobs are done.
 */
async function allDone(owner: pg.Client): Promise<boolean> {
  await owner.query(
    "update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()",
  );
  const { rows } = await owner.query("select count(*)::int as count from graphile_worker.jobs");
  return rows[0].count === 0;
}

async function strikeOnce(outage: Outage, gate: Gate, worker: ServerProcess, owner: pg.Client): Promise<void> {
  const before = gate.turnedAway();
  await outage.strike(gate, worker, owner);
  const isShut = ["connections are refused", "the database is starting", "connections hang"].includes(outage.name);
  if (isShut) await poll(() => worker.child.exitCode !== null || gate.turnedAway() >= before + noticed);
}

/**
 * Runs a worker without a server behind a gate, and repeatedly cuts off its database or kills it. It must survive, and
 * do every job added before, during and after the outage.
 */
export async function workerKillLoop(dataDir: string, kills: number): Promise<WorkerKillReport> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => {}, fsync: false });
  await migrate(database.connectionString);
  const gate = await openGate(database.connectionString);
  const env = { DATABASE_URL: gate.connectionString, STAMMIS_DATA: dataDir };
  const start = async () => {
    const worker = spawnServer(env, await freePort(), ["worker"]);
    await untilReady(worker);
    return worker;
  };
  const report: WorkerKillReport = { kills, jobs: 0, wrong: [] };
  let worker = await start();
  try {
    await withClient(database.connectionString, async (owner) => {
      for (let kill = 0; kill < kills && report.wrong.length === 0; kill++) {
        const outage = outages[kill % outages.length] as Outage;
        report.jobs += await addJobs(owner);
        await strikeOnce(outage, gate, worker, owner);
        report.jobs += await addJobs(owner);
        if (outage.survives && worker.child.exitCode !== null)
          report.wrong.push(`the worker ended with ${worker.child.exitCode} when ${outage.name}: ${worker.errors()}`);
        gate.open();
        if (!outage.survives || worker.child.exitCode !== null) {
          await worker.exited;
          worker = await start();
        }
        report.jobs += await addJobs(owner);
        if (!(await poll(() => allDone(owner))))
          report.wrong.push(`jobs are left ${patienceMs / 1000} s after ${outage.name}`);
      }
    });
    const code = await endServer(worker);
    if (code !== 0) report.wrong.push(`the worker exited with ${code} after the stop signal`);
  } finally {
    worker.child.kill("SIGKILL");
    await gate.close();
    await database.stop();
  }
  return report;
}
