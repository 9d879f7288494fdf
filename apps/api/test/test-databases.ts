import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "../src/db/with-client.ts";

/** A database of its own on the run's cluster; whoever cleans up after the run knows it by its name. */
async function createDatabase(from = ""): Promise<string> {
  const cluster = new URL(inject("cluster"));
  const name = `stammis_test_${process.ppid}_${randomBytes(5).toString("hex")}`;
  await withClient(cluster.href, (admin) => admin.query(`create database ${name} ${from}`));
  cluster.pathname = `/${name}`;
  return cluster.href;
}

export const emptyDatabase = () => createDatabase();

/** Cloned from the migrated template. */
export const cloneDatabase = () => createDatabase(`template ${inject("templateDatabase")} strategy file_copy`);
