import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type pg from "pg";
import { fillDemo } from "#apps/api/demo/fill-demo.ts";
import { openServices } from "#apps/api/start/open-services.ts";
import { keepFirstVersions } from "#features/platform/documents/api/keep-first-versions.ts";
import { readConfig } from "#packages/server/config.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { createLog } from "#packages/server/log.ts";

/** A fixed time, so that each run makes the same rows. */
const moment = Temporal.Instant.from("2026-04-15T08:00:00Z");

/** The stored data of a release: its migrations, its rows, and its sequences. */
export interface KeptRelease {
  migrations: string[];
  tables: { name: string; rows: unknown[] }[];
  sequences: { name: string; value: number }[];
}

/** Returns the condition for the smaller of the demo's clubs, which covers the same cases at a third of the size. */
const ofOneClub = (name: string, hasChain: boolean) =>
  name === "chain" ? "id = (select max(id) from chain)" : hasChain ? "chain_id = (select max(id) from chain)" : "true";

async function read(client: pg.Client): Promise<KeptRelease> {
  const { rows: names } = await client.query<{ name: string; hasChain: boolean }>(
    `select relname as name, exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'chain_id') as "hasChain"
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('migration', 'platform_secret') order by 1`,
  );
  const tables: KeptRelease["tables"] = [];
  for (const { name, hasChain } of names) {
    const { rows } = await client.query<{ row: unknown }>(
      `select to_json(t) as row from ${name} t where ${ofOneClub(name, hasChain)}`,
    );
    if (rows.length > 0) tables.push({ name, rows: rows.map(({ row }) => row) });
  }
  const { rows: migrations } = await client.query<{ name: string }>("select name from migration order by 1");
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    "select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  );
  return {
    migrations: migrations.map(({ name }) => name),
    tables,
    sequences: sequences.map(({ name, value }) => ({ name, value: Number(value) })),
  };
}

/**
 * `node tests/upgrades/keep-release.ts 0.3.0`, on the release's own commit: stores its demo's rows, for all later
 * releases.
 */
async function keep(release: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "stammis-release-"));
  const database = await startEmbeddedPostgres({ dataDir, log: () => {}, fsync: false });
  const config = readConfig({ NODE_ENV: "test", STAMMIS_DATA: dataDir });
  try {
    await migrate(database.connectionString);
    const services = openServices({
      config,
      log: createLog("silent"),
      logins: database.logins,
      clock: () => moment,
    });
    // Stores the first versions of the platform's documents, which the demo's merchants accept.
    await keepFirstVersions(services.db.platform, moment);
    await fillDemo(services);
    await services.db.close();
    const releaseData = await withClient(database.connectionString, read);
    const file = fileURLToPath(new URL(`${release}.json.gz`, import.meta.url));
    writeFileSync(file, gzipSync(JSON.stringify(releaseData), { level: 9 }));
    console.log(`${file}: ${releaseData.tables.map(({ name, rows }) => `${name} ${rows.length}`).join(", ")}`);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [, script, release] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (!release || !/^\d+\.\d+\.\d+$/.test(release))
    throw new Error("Usage: node tests/upgrades/keep-release.ts <release>, such as 0.5.0");
  await keep(release);
}
