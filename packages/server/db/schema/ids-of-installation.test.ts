import { describe, expect, test } from "vitest";
import { cloneDatabase, emptyDatabase } from "#tests/api/database/test-databases.ts";
import { withClient } from "../connections/with-client.ts";
import { migrate } from "./migrate.ts";

const idRange = 10_000_000_000;

const ask = (database: string, statement: string) =>
  withClient(database, async (client) => (await client.query(statement)).rows);

/** Adds an account and returns its id. */
async function addAccount(database: string, email: string): Promise<number> {
  const [row] = await ask(
    database,
    `insert into account (email, first_name, last_name) values ('${email}', 'Kim', 'Berg') returning id`,
  );
  return Number(row.id);
}

describe("the ids of an installation", () => {
  test.each([0, 1, 7, 99])("start at installation %i’s range and continue after a restart", async (installation) => {
    const database = await cloneDatabase();
    await migrate(database, { installation });
    expect(await addAccount(database, "kim@example.com")).toBe(installation * idRange + 1);
    await migrate(database, { installation });
    expect(await addAccount(database, "lo@example.com")).toBe(installation * idRange + 2);
  });

  test("are safe integers in JavaScript, including the last id of the last installation", () => {
    expect(Number.isSafeInteger(100 * idRange)).toBe(true);
  });

  test("begin in the installation’s range in every table and end before the next installation’s range", async () => {
    const database = await cloneDatabase();
    await migrate(database, { installation: 3 });
    const bounds = await ask(
      database,
      `select distinct seqmin as first, seqmax as last from pg_sequence join pg_class c on c.oid = seqrelid
       join pg_depend d on d.objid = c.oid and d.deptype = 'i' and d.refobjsubid > 0
       where c.relnamespace = 'public'::regnamespace`,
    );
    expect(bounds).toEqual([{ first: String(3 * idRange + 1), last: String(4 * idRange - 1) }]);
  });

  test("also apply to a table that a later release adds", async () => {
    const database = await cloneDatabase();
    await migrate(database, { installation: 3 });
    await ask(database, "create table novelty (id bigint generated always as identity primary key, name text)");
    await migrate(database, { installation: 3 });
    expect(await ask(database, "insert into novelty (name) values ('x') returning id")).toEqual([
      { id: String(3 * idRange + 1) },
    ]);
  });

  test("can move to another range while the database is empty, but not afterwards", async () => {
    const database = await emptyDatabase();
    await migrate(database, { installation: 2 });
    await migrate(database, { installation: 5 });
    expect(await addAccount(database, "kim@example.com")).toBe(5 * idRange + 1);
    await expect(migrate(database, { installation: 2 })).rejects.toThrow(
      "The ids in this database belong to installation 5. INSTALLATION should be 5.",
    );
    await migrate(database, { installation: 5 });
  });

  test("without a configured number are those of installation 0", async () => {
    const database = await emptyDatabase();
    await migrate(database);
    await addAccount(database, "kim@example.com");
    await expect(migrate(database, { installation: 1 })).rejects.toThrow("INSTALLATION should be 0.");
    await migrate(database, { installation: 0 });
    expect(await addAccount(database, "lo@example.com")).toBe(2);
  });

  test("continue after accounts of other installations have moved in", async () => {
    const database = await cloneDatabase();
    await migrate(database, { installation: 2 });
    await addAccount(database, "kim@example.com");
    await ask(
      database,
      `insert into account (id, email, first_name, last_name) overriding system value values (${8 * idRange + 1}, 'lo@example.com', 'Lo', 'Ek')`,
    );
    await migrate(database, { installation: 2 });
    expect(await addAccount(database, "jo@example.com")).toBe(2 * idRange + 2);
  });
});
