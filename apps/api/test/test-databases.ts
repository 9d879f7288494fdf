import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "../src/db/with-client.ts";

const made = new Set<string>();

/** A database of its own on the run's cluster; whoever cleans up after the run knows it by its name. */
async function createDatabase(from = ""): Promise<string> {
  const cluster = new URL(inject("cluster"));
  const name = `stammis_test_${process.ppid}_${randomBytes(5).toString("hex")}`;
  await withClient(cluster.href, (admin) => admin.query(`create database ${name} ${from}`));
  made.add(name);
  cluster.pathname = `/${name}`;
  return cluster.href;
}

/**
 * Drops what was made for a file's tests. Left to the end of the run they would have been written to the disk by then,
 * some gigabytes, and taking them off it would keep everybody waiting.
 */
export async function dropDatabases(): Promise<void> {
  if (made.size === 0) return;
  await withClient(inject("cluster"), async (admin) => {
    for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
  });
  made.clear();
}

export const emptyDatabase = () => createDatabase();

/** Cloned from the migrated template. */
export const cloneDatabase = () => createDatabase(`template ${inject("templateDatabase")} strategy file_copy`);
