import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "../src/db/with-client.ts";

/** A database of its own with nothing in it, on the run's cluster. */
export async function emptyDatabase(): Promise<string> {
  const cluster = new URL(inject("cluster"));
  const name = `stammis_test_${process.ppid}_${randomBytes(5).toString("hex")}`;
  await withClient(cluster.href, (admin) => admin.query(`create database ${name}`));
  cluster.pathname = `/${name}`;
  return cluster.href;
}
