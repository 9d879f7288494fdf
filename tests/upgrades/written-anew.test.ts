import type pg from "pg";
import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { emptyDatabase } from "../api/database/test-databases.ts";
import { describeSchema } from "./describe-schema.ts";

const table = "'member_statistics'::regclass";

/** Describes the table, without functions whose body names it. */
const describeTable = async (client: pg.Client): Promise<string[]> =>
  (await describeSchema(client)).filter((line) => line.includes("member_statistics") && !line.startsWith("function "));

test("a rewritten table keeps its definition and its trigger for a frozen company", async () => {
  const database = await emptyDatabase();
  await migrate(database, { through: "0202_asked_on_several_nodes.sql" });
  await withClient(database, async (client) => {
    await client.query(`create function refuse() returns trigger language plpgsql as 'begin return null; end'`);
    await client.query(`create trigger frozen_1_update before update on member_statistics for each row
      when (old.chain_id = 1) execute function refuse()`);
    const before = await describeTable(client);
    expect(before.length).toBeGreaterThan(20);
    const oidOf = async () => (await client.query(`select ${table}::oid::int as oid`)).rows[0].oid;
    const oid = await oidOf();
    await migrate(database, { through: "0203_what_is_asked_stands_first.sql" });
    expect(await oidOf()).not.toBe(oid);
    expect(await describeTable(client)).toEqual(before);
  });
});
