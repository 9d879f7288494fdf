import type pg from "pg";
import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { emptyDatabase } from "../api/database/test-databases.ts";

const table = "'member_statistics'::regclass";

/** All that is said of the table, but in which order its columns stand. */
async function describeTable(client: pg.Client): Promise<Record<string, unknown>> {
  const listOf = async (of: string) =>
    (await client.query<{ said: string }>(`select said from (${of}) as all_of(said) order by said`)).rows.map(
      ({ said }) => said,
    );
  return {
    columns:
      await listOf(`select format('%s %s %s %s %s', attname, format_type(atttypid, atttypmod), attnotnull, attstorage,
        pg_get_expr(adbin, adrelid)) from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = ${table} and attnum > 0 and not attisdropped`),
    constraints: await listOf(`select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
      where conrelid = ${table} and contype <> 'n'`),
    indexes: await listOf(`select pg_get_indexdef(indexrelid) from pg_index where indrelid = ${table}`),
    triggers: await listOf(
      `select pg_get_triggerdef(oid) from pg_trigger where tgrelid = ${table} and not tgisinternal`,
    ),
    policies: await listOf(`select format('%s %s %s %s', polname, polroles::regrole[], pg_get_expr(polqual, polrelid),
        pg_get_expr(polwithcheck, polrelid)) from pg_policy where polrelid = ${table}`),
    rest: await listOf(`select format('%s %s %s', relrowsecurity, relforcerowsecurity, reloptions) from pg_class
      where oid = ${table}`),
    grants: await listOf(`select format('%s %s', grantee, privilege_type) from information_schema.table_privileges
      where table_name = 'member_statistics'`),
  };
}

test("a table that is written anew is the same afterwards, and still held for a company that moves", async () => {
  const database = await emptyDatabase();
  await migrate(database, { through: "0202_asked_on_several_nodes.sql" });
  await withClient(database, async (client) => {
    await client.query(`create function refuse() returns trigger language plpgsql as 'begin return null; end'`);
    await client.query(`create trigger frozen_1_update before update on member_statistics for each row
      when (old.chain_id = 1) execute function refuse()`);
    const before = await describeTable(client);
    const oidOf = async () => (await client.query(`select ${table}::oid::int as oid`)).rows[0].oid;
    const oid = await oidOf();
    await migrate(database, { through: "0203_what_is_asked_stands_first.sql" });
    expect(await oidOf()).not.toBe(oid);
    expect(await describeTable(client)).toEqual(before);
  });
});
