import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDataFolder } from "#packages/server/db/embedded/data-folder.ts";
import { ensureLogins, type Logins } from "#packages/server/db/embedded/logins.ts";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { dropOnNodes, makeOnNodes, spreadTemplate } from "./database/citus.ts";
import { startInstalledPostgres } from "./database/installed-postgres.ts";
import { startPooler } from "./database/pooler.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The owner's connection to the cluster; each test file clones `templateDatabase` on it. */
    cluster: string;
    templateDatabase: string;
    /** The workers of a Citus coordinator, by the owner's connection. */
    workers: string[];
    /** Functions of the schema that read tables, so their result depends on more than their arguments. */
    stableFunctions: string[];
    /** The product's logins on that cluster. */
    logins: Logins;
  }
}

function databaseUrl(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

const readStable = async (client: pg.Client): Promise<string[]> =>
  (
    await client.query(
      "select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile = 's'",
    )
  ).rows.map(({ name }) => name);

/**
 * Sets up the run's PostgreSQL: embedded, installed in TEST_POSTGRES, or at TEST_DATABASE_URL. Uses the PgBouncer of
 * TEST_PGBOUNCER, the replica of TEST_REPLICA_URL and the nodes of TEST_WORKERS where given. Makes a migrated template
 * with the ids of INSTALLATION.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "stammis-test-"));
  const installed = process.env.TEST_POSTGRES ? await startInstalledPostgres(process.env.TEST_POSTGRES) : null;
  const external = installed?.connectionString ?? process.env.TEST_DATABASE_URL;
  const embedded = external ? null : await startEmbeddedPostgres({ dataDir: folder, log: () => {}, fsync: false });
  const cluster = external ?? (embedded?.connectionString as string);
  const ownersLogins = { app: cluster, platform: cluster, listener: cluster, replica: null };
  const logins = embedded?.logins ?? (installed ? await ensureLogins(openDataFolder(folder), cluster) : ownersLogins);
  const template = `stammis_template_${process.pid}`;
  const workers = process.env.TEST_WORKERS?.split(",") ?? [];
  if (workers.length > 0) await makeOnNodes(cluster, workers, template);
  else await withClient(cluster, (client) => client.query(`create database ${template}`));
  await migrate(databaseUrl(cluster, template), { installation: Number(process.env.INSTALLATION ?? 0) });
  project.provide("stableFunctions", await withClient(databaseUrl(cluster, template), readStable));
  if (workers.length > 0) await spreadTemplate(cluster, workers, template);
  project.provide("workers", workers);
  project.provide("cluster", cluster);
  project.provide("templateDatabase", template);
  const replica = process.env.TEST_REPLICA_URL ?? null;
  const pgbouncer = process.env.TEST_PGBOUNCER;
  const pooler = pgbouncer ? await startPooler(pgbouncer, logins) : null;
  project.provide("logins", { ...(pooler?.logins ?? logins), replica });
  return async () => {
    await pooler?.stop();
    if (external) {
      await withClient(cluster, async (client) => {
        const { rows } = await client.query<{ name: string }>(
          "select datname as name from pg_database where datname like $1",
          [`stammis_test_${process.pid}_%`],
        );
        for (const { name } of [...rows, { name: template }]) await dropOnNodes(cluster, workers, name);
      });
    }
    await installed?.stop();
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
