import { rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { nameMigrationsAs050 } from "#tests/api/database/migrations-of-050.ts";
import { emptyDatabase } from "#tests/api/database/test-databases.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { withClient } from "../connections/with-client.ts";
import { StartError } from "../embedded/start-error.ts";
import { baseline } from "./applied-migrations.ts";
import { migrate } from "./migrate.ts";

test("one of several servers that start at once on a new database creates the schema", async () => {
  const database = await emptyDatabase();
  const answers = await Promise.all([migrate(database), migrate(database), migrate(database)]);
  const nonEmpty = answers.filter((names) => names.length > 0);
  expect(nonEmpty).toHaveLength(1);
  expect(nonEmpty[0]).toContain(baseline.name);
  expect(await migrate(database)).toEqual([]);
});

describe("a database with the names of older migrations", () => {
  let database: string;
  beforeEach(async () => {
    database = await emptyDatabase();
    await migrate(database, { through: baseline.name });
  });
  const readNames = async () =>
    (
      await withClient(database, (client) => client.query<{ name: string }>("select name from migration order by 1"))
    ).rows.map(({ name }) => name);

  test("continues from the baseline when release 0.5.0 created it", async () => {
    await nameMigrationsAs050(database, baseline.replaces);
    const names = await migrate(database);
    expect(names[0]).toBe("0187_upgrades_pass_frozen.sql");
    expect(await readNames()).toEqual([baseline.name, ...names]);
  });

  test("is refused and left unchanged when a release before 0.5.0 created it", async () => {
    await nameMigrationsAs050(database, baseline.replaces - 1);
    const before = await readNames();
    await expect(migrate(database)).rejects.toThrow(
      new StartError("The database was created by a Stammis older than 0.5.0. Start 0.5.0 once, then this version."),
    );
    expect(await readNames()).toEqual(before);
  });
});

describe("a migration", () => {
  let folder: URL;
  let database: string;
  beforeEach(async () => {
    folder = pathToFileURL(`${temporaryFolder("migrations")}/`);
    database = await emptyDatabase();
  });
  const write = (name: string, text: string) => writeFileSync(new URL(name, folder), text);
  const ask = async (query: string) => (await withClient(database, (client) => client.query(query))).rows;
  const up = () => migrate(database, { folder });

  test("is applied once and in order, and is rolled back if it fails", async () => {
    write("0001_one.sql", "create table cup (id int); insert into cup values (1);");
    write("0002_two.sql", "insert into cup values (2); insert into saucer values (1);");
    await expect(up()).rejects.toThrow('Migration 0002_two.sql failed: relation "saucer" does not exist');
    expect(await ask("select id from cup")).toEqual([{ id: 1 }]);
    write("0002_two.sql", "insert into cup values (3);");
    expect(await up()).toEqual(["0002_two.sql"]);
    expect(await ask("select id from cup order by 1")).toEqual([{ id: 1 }, { id: 3 }]);
  });

  test("is refused after its applied file was edited, except for line ends", async () => {
    write("0001_one.sql", "create table cup (id int);\n-- one\n");
    await up();
    write("0001_one.sql", "create table cup (id int);\r\n-- one\r\n");
    expect(await up()).toEqual([]);
    write("0001_one.sql", "create table cup (id bigint);\n");
    await expect(up()).rejects.toThrow("the migration 0001_one.sql has changed since it was applied");
  });

  test("is refused if a newer program created the database", async () => {
    write("0001_one.sql", "select 1;");
    write("0002_two.sql", "select 2;");
    await up();
    rmSync(new URL("0002_two.sql", folder));
    await expect(up()).rejects.toThrow("created by a newer Stammis (0002_two.sql)");
  });

  test("is accepted when it was applied before checksums were stored", async () => {
    write("0001_one.sql", "select 1;");
    await up();
    await ask("update migration set checksum = null");
    expect(await up()).toEqual([]);
    expect(await ask("select checksum is not null as kept from migration")).toEqual([{ kept: true }]);
  });

  test("that builds an index concurrently runs outside of a transaction", async () => {
    write("0001_one.sql", "create table cup (id int);");
    write(
      "0002_index.sql",
      "-- not in a transaction\ndrop index concurrently if exists cup_id;\ncreate index concurrently cup_id on cup (id);\n",
    );
    expect(await up()).toHaveLength(2);
    expect(await ask("select indexname from pg_indexes where tablename = 'cup'")).toEqual([{ indexname: "cup_id" }]);
  });

  test("retries while a table is in use, and lets other queries run between its attempts", async () => {
    write("0001_one.sql", "create table cup (id int);");
    await up();
    const till = new pg.Client({ connectionString: database });
    await till.connect();
    await till.query("begin; select * from cup");
    write("0002_wider.sql", "alter table cup add column colour text;");
    const applying = up();
    const isWaiting = async () => {
      const [row] = await ask(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return row.n === 1;
    };
    await expect.poll(isWaiting).toBe(true);
    await withClient(database, async (reader) => {
      await reader.query("set lock_timeout = '10s'");
      expect((await reader.query("select id from cup")).rows).toEqual([]);
    });
    await till.query("commit");
    expect(await applying).toEqual(["0002_wider.sql"]);
    await till.end();
  });
});
