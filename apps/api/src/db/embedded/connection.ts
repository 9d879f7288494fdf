import { readFileSync } from "node:fs";
import { withClient } from "../with-client.ts";
import type { DataFolder } from "./data-folder.ts";
import { OWNER } from "./init-cluster.ts";
import { StartError } from "./start-error.ts";

const DATABASE = "stammis";
const NO_SUCH_DATABASE = "3D000";

/** The owner's address of Stammis' database, password and all: never to be logged. */
export function connectionString(folder: DataFolder, port: number, database = DATABASE): string {
  try {
    const password = readFileSync(folder.password, "utf8").trim();
    return `postgres://${OWNER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  } catch {
    throw new StartError(
      `The file ${folder.password} is missing: put it back from a backup, or set STAMMIS_DATA to an empty folder and restore there.`,
    );
  }
}

/** Whether the server behind the address is ours and takes connections; makes the database when it is not there yet. */
export async function answers(folder: DataFolder, port: number): Promise<boolean> {
  try {
    await withClient(connectionString(folder, port), (client) => client.query("select 1"));
    return true;
  } catch (error) {
    if (error instanceof StartError) throw error;
    if ((error as { code?: string }).code !== NO_SUCH_DATABASE) return false;
    await withClient(connectionString(folder, port, "postgres"), (client) =>
      client.query(`create database ${DATABASE}`),
    );
    return true;
  }
}
