import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { cloneOnNodes, dropOnNodes } from "./citus.ts";

const made = new Set<string>();

/** Creates a database on the run's cluster; the clean-up after the run finds it by its name. */
async function createDatabase(from = ""): Promise<string> {
  const cluster = new URL(inject("cluster"));
  const name = `stammis_test_${process.ppid}_${randomBytes(5).toString("hex")}`;
  const workers = inject("workers");
  if (workers.length > 0 && from) await cloneOnNodes(cluster.href, workers, name, inject("templateDatabase"));
  else await withClient(cluster.href, (admin) => admin.query(`create database ${name} ${from}`));
  made.add(name);
  cluster.pathname = `/${name}`;
  return cluster.href;
}

/**
 * Drops the databases of a test file. At the end of the run, gigabytes of them would be on the disk, and dropping them
 * would take long.
 */
export async function dropDatabases(): Promise<void> {
  const names = [...made];
  // A database that cannot be dropped fails only the file that made it.
  made.clear();
  for (const name of names) await dropOnNodes(inject("cluster"), inject("workers"), name);
}

export const emptyDatabase = () => createDatabase();

/** Clones the migrated template. */
export const cloneDatabase = () => createDatabase(`template ${inject("templateDatabase")} strategy file_copy`);
