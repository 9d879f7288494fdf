import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { joinEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import type { ServerProcess } from "../api/servers/server-process.ts";

export async function withOwnerAt<T>(connectionString: string, act: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString });
  owner.on("error", () => {});
  await owner.connect();
  try {
    return await act(owner);
  } finally {
    await owner.end();
  }
}

export const withOwner = async <T>(dataDir: string, act: (owner: pg.Client) => Promise<T>): Promise<T> =>
  withOwnerAt(await embeddedDatabase(dataDir).connectionString(), act);

const patienceMs = 60_000;

/** Retries a function until the ended server or database is up again. */
export async function untilDone<T>(act: () => Promise<T>): Promise<T> {
  for (const began = performance.now(); ; await wait(50)) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() - began > patienceMs) throw error;
    }
  }
}

function signalDatabase(dataDir: string, signal: NodeJS.Signals): void {
  const pid = Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(pid, signal);
}

const endConnections = (owner: pg.Client) =>
  owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

export interface Way {
  name: string;
  /** Whether the server must survive, and recover by itself. */
  survives: boolean;
  strike: (dataDir: string, server: ServerProcess) => unknown;
}

/** The database of a kill loop, with its ways to end processes. */
export interface KilledDatabase {
  /** The environment of a server with this database. */
  env: Record<string, string>;
  connectionString(): Promise<string>;
  ways: readonly Way[];
}

/** The ways to end processes under load, used in turns: an unrecovered server is noticed before it is killed itself. */
export const ways: readonly Way[] = [
  { name: "the database is killed", survives: true, strike: (dataDir) => signalDatabase(dataDir, "SIGKILL") },
  { name: "the database is shut down fast", survives: true, strike: (dataDir) => signalDatabase(dataDir, "SIGINT") },
  { name: "all connections are ended", survives: true, strike: (dataDir) => withOwner(dataDir, endConnections) },
  { name: "the server is killed", survives: false, strike: (_, { child }) => child.kill("SIGKILL") },
  {
    name: "both are killed",
    survives: false,
    strike: (dataDir, { child }) => {
      signalDatabase(dataDir, "SIGKILL");
      child.kill("SIGKILL");
    },
  },
];

/** Returns the product's own database in a data folder. */
export const embeddedDatabase = (dataDir: string): KilledDatabase => ({
  env: {},
  async connectionString() {
    const database = await joinEmbeddedPostgres({ dataDir });
    if (!database) throw new Error("no embedded database responds");
    return database.connectionString;
  },
  ways,
});
