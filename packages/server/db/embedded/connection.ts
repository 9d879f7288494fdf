import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { withClient } from "../connections/with-client.ts";
import type { DataFolder } from "./data-folder.ts";
import { OWNER } from "./init-cluster.ts";
import { StartError } from "./start-error.ts";

const DATABASE = "stammis";
const NO_SUCH_DATABASE = "3D000";
const PATIENCE_MS = 60_000;

/** Returns the owner's URL of Stammis' database; it holds the password and must not be logged. */
export function connectionString(folder: DataFolder, port: number, database = DATABASE): string {
  try {
    const password = readFileSync(folder.password, "utf8").trim();
    return `postgres://${OWNER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  } catch {
    throw new StartError(
      `The file ${folder.password} is missing. Restore the file from a copy, or set STAMMIS_DATA to an empty folder and restore a backup there.`,
    );
  }
}

/**
 * Connects, and creates the database if it is missing. `silent` means that PostgreSQL did not answer, perhaps because
 * it is busy.
 */
async function ask(folder: DataFolder, port: number): Promise<"answers" | "refuses" | "silent"> {
  try {
    await withClient(connectionString(folder, port), (client) => client.query("select 1"));
    return "answers";
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (!(error instanceof pg.DatabaseError)) return "silent";
    if (error.code !== NO_SUCH_DATABASE) return "refuses";
    await withClient(connectionString(folder, port, "postgres"), (client) =>
      client.query(`create database ${DATABASE}`),
    );
    return "answers";
  }
}

/** Whether the server at this port is ours and accepts connections; creates the database if it is missing. */
export const answers = async (folder: DataFolder, port: number): Promise<boolean> =>
  (await ask(folder, port)) === "answers";

/** Like `answers`, for a running server: retries, because a busy machine may answer late. */
export async function answersInTime(folder: DataFolder, port: number): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask(folder, port);
    if (answer !== "silent") return answer === "answers";
    if (performance.now() > until) return false;
    await wait(100);
  }
}
