import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { postmasterOf } from "./processor-time.ts";

/** A PostgreSQL cluster of this run, configured like the product's embedded one. */
export interface BenchCluster {
  folder: string;
  postmaster: number;
  /** Makes an empty, migrated database; returns its owner's address. */
  makeDatabase(name: string): Promise<string>;
}

/** Runs `act` with a cluster that is deleted afterwards with its data. */
export async function withCluster(act: (cluster: BenchCluster) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "stammis-bench-data-"));
  let stop = async () => {};
  try {
    const cluster = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
    const { connectionString } = cluster;
    stop = cluster.stop;
    await act({
      folder,
      postmaster: postmasterOf(join(folder, "postgres")),
      async makeDatabase(name) {
        await withOwner(connectionString, (owner) => owner.query(`create database ${name}`));
        const address = new URL(connectionString);
        address.pathname = `/${name}`;
        await migrate(address.href);
        return address.href;
      },
    });
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function withOwner<T>(url: string, act: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    return await act(owner);
  } finally {
    await owner.end();
  }
}
