import { createReadStream } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#packages/server/config.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { baseline } from "#packages/server/db/schema/applied-migrations.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { nameMigrationsAs050 } from "#tests/api/database/migrations-of-050.ts";
import { cloneDatabase, emptyDatabase } from "#tests/api/database/test-databases.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { restoreBackup } from "./restore-backup.ts";
import { type BackupKey, makeKey } from "./seal.ts";
import { writeBackup } from "./write-backup.ts";

const ask = (connectionString: string, statement: string) =>
  withClient(connectionString, async (client) => (await client.query(statement)).rows);

const openEmptyStore = () => openStore(readConfig({ NODE_ENV: "test", STAMMIS_DATA: temporaryFolder("files") }));

async function backUp(connectionString: string, { recipient }: BackupKey): Promise<string> {
  const file = join(temporaryFolder("backup"), "backup.age");
  await writeBackup({ connectionString, store: openEmptyStore(), target: { kind: "everything" }, recipient, file });
  return file;
}

const restore = (connectionString: string, file: string, { secret }: BackupKey) =>
  restoreBackup({
    connectionString,
    store: openEmptyStore(),
    sealed: createReadStream(file),
    secret: secret ?? "",
    replace: false,
  });

test.each([
  ["0.5.0", baseline.name],
  ["an unreleased build after 0.5.0", "0191_bought_from_a_month_on.sql"],
])("brings a backup of %s up to date", async (_release, through) => {
  const [earlier, restored, current] = [await emptyDatabase(), await emptyDatabase(), await cloneDatabase()];
  const key = await makeKey();
  await migrate(earlier, { through });
  await nameMigrationsAs050(earlier, baseline.replaces);
  await ask(
    earlier,
    `with account as (insert into account (email, first_name, last_name, language)
         values ('a@b.se', 'A', 'B', 'sv') returning id),
       company as (insert into company (name) values ('B') returning id),
       chain as (insert into chain (company_id, name, commercial_name, subdomain)
         select id, 'B', 'B', 'tidigare' from company returning id)
     insert into sendout
       (chain_id, name, state, by_sms, language, sms, created_by, created_at, frozen_at, wakes_at, waits_for)
     select chain.id, 'Hej', 'SENDING', true, 'sv', '{}', account.id, now(), now(), now(), 'PROVIDER' from chain, account`,
  );
  await restore(restored, await backUp(earlier, key), key);
  const sendouts = await ask(restored, "select state, pause_reason, wakes_at, waits_for from sendout");
  expect(sendouts).toEqual([{ state: "PAUSED", pause_reason: "RESTORED", wakes_at: null, waits_for: null }]);
  expect(await ask(restored, "select email from account")).toEqual([{ email: "a@b.se" }]);
  const names = "select name from migration order by 1";
  expect(await ask(restored, names)).toEqual(await ask(current, names));
});

test("refuses a backup of a release before 0.5.0 and leaves the database empty", async () => {
  const [older, there] = [await emptyDatabase(), await emptyDatabase()];
  const key = await makeKey();
  await migrate(older, { through: baseline.name });
  await nameMigrationsAs050(older, baseline.replaces - 1);
  const file = await backUp(older, key);
  await expect(restore(there, file, key)).rejects.toThrow("The backup was made by a Stammis older than 0.5.0");
  expect(await ask(there, "select to_regclass('public.chain') as chain")).toEqual([{ chain: null }]);
});
