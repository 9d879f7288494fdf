import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type pg from "pg";
import type { Config } from "#packages/server/config.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import type { Logins } from "#packages/server/db/embedded/logins.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { copyCatalogue } from "./catalogue.ts";
import { mayRehearse } from "./prepare-database.ts";
import { openFile } from "./read-pieces.ts";
import { type Restored, restoreBackup } from "./restore-backup.ts";
import { makeKey } from "./seal.ts";
import { type Wanted, type Written, writeBackup } from "./write-backup.ts";

export interface Rehearsal {
  written: Written;
  restored: Restored;
  bytes: number;
  /** The restored installation, which is removed after `look` returns. */
  config: Config;
  logins: Logins;
}

function onDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

/** The user of `login` at the database of `address`: a pooler in front of `login` does not know the drill's database. */
function withUserOf(login: string, address: string): string {
  const { username, password } = new URL(login);
  return Object.assign(new URL(address), { username, password }).href;
}

/** PostgreSQL's code for "insufficient privilege". */
const notPermitted = "42501";

/**
 * Drops the drill's database. Only a superuser may end sessions of other logins; without that right PostgreSQL waits five
 * seconds for the sessions that are still closing.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database ${name} with (force)`).catch((error: { code?: string }) => {
    if (error.code !== notPermitted) throw error;
    return client.query(`drop database ${name}`);
  });
}

/** Backs up everything or a part, restores it into a new database and folder, passes these to `look`, and removes them. */
export async function rehearse<T>(
  config: Config,
  { connectionString, logins }: { connectionString: string; logins: Logins },
  target: Wanted,
  look: (rehearsal: Rehearsal) => Promise<T>,
): Promise<T> {
  const name = `stammis_drill_${randomBytes(6).toString("hex")}`;
  const dataFolder = resolve(config.dataFolder);
  await mkdir(dataFolder, { recursive: true });
  const folder = await mkdtemp(join(dataFolder, "drill-"));
  const there = { ...config, dataFolder: folder, files: { ...config.files, bucket: "" } };
  const { secret = "", recipient } = await makeKey();
  const file = join(folder, "backup");
  await withClient(connectionString, async (client) => {
    await mayRehearse(client);
    await client.query(`create database ${name} template template0`);
  });
  try {
    const store = openStore(config);
    const written = await writeBackup({ connectionString, store, target, recipient, file });
    const database = onDatabase(connectionString, name);
    if (target.kind !== "everything") {
      await migrate(database, { installation: config.installation });
      await copyCatalogue(connectionString, database);
    }
    const restored = await restoreBackup({
      connectionString: database,
      store: openStore(there),
      sealed: await openFile(file),
      secret,
      replace: false,
    });
    return await look({
      written,
      restored,
      bytes: (await stat(file)).size,
      config: there,
      logins: {
        app: withUserOf(logins.app, database),
        platform: withUserOf(logins.platform, database),
        listener: database,
        replica: null,
      },
    });
  } finally {
    await withClient(connectionString, (client) => dropDatabase(client, name));
    await rm(folder, { recursive: true, force: true });
  }
}
