import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, test } from "vitest";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { withClient } from "../connections/with-client.ts";
import { StartError } from "../embedded/start-error.ts";
import { migrate } from "./migrate.ts";
import { isSpread, needsDistributing, refusedByNodes } from "./nodes.ts";

test("errors on a distributed database name the remedy, and a single PostgreSQL is not distributed", async () => {
  expect(await withClient(await cloneDatabase(), isSpread)).toBe(inject("workers").length > 0);
  expect(needsDistributing(2).message).toMatch("2 migrations are pending. Stop all servers");
  const refused = refusedByNodes("0300_more.sql", new Error("unsupported"));
  expect(refused).toBeInstanceOf(StartError);
  expect(refused.message).toMatch(
    "0300_more.sql cannot run on a distributed database (unsupported). Nothing was changed",
  );
});

test.runIf(inject("workers").length > 0)("distribute adds a new table of clubs’ rows to several nodes", async () => {
  const database = await cloneDatabase();
  const folder = join(temporaryFolder("migrations"), "own");
  mkdirSync(folder);
  const migrations = await withClient(database, (client) => client.query("select name, checksum from migration"));
  for (const { name } of migrations.rows) writeFileSync(join(folder, name), "");
  await withClient(database, (client) => client.query("update migration set checksum = null"));
  writeFileSync(
    join(folder, "9000_thing.sql"),
    `create table thing (chain_id bigint not null references chain, id bigint generated always as identity,
       member_id bigint not null, primary key (chain_id, id), foreign key (chain_id, member_id) references member);
     create index on thing (chain_id, member_id);
     select tenant_table('thing', 'select, insert');
     alter table member add column things integer not null default 0`,
  );
  const installation = Number(process.env.INSTALLATION ?? 0);
  const options = { folder: pathToFileURL(`${folder}/`) };
  await expect(migrate(database, options)).rejects.toThrow("migrations are pending");
  expect(await migrate(database, { ...options, distributes: true, installation })).toEqual(["9000_thing.sql"]);
  await withClient(database, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from pg_dist_partition where logicalrelid = 'thing'::regclass and partmethod = 'h') as spread,
         (select count(*)::int from pg_constraint where conrelid = 'thing'::regclass and contype = 'f') as references`,
    );
    expect(rows).toEqual([{ spread: 1, references: 2 }]);
  });
  writeFileSync(join(folder, "9001_plain.sql"), "alter table thing alter column member_id set statistics 500");
  await expect(migrate(database, { ...options, distributes: true })).rejects.toThrow("9001_plain.sql");
});
