import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { planWithValues } from "./plan-with-values.ts";

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await cloneDatabase() });
  await client.connect();
});
afterAll(() => client.end());

test("SQL functions converted to PL/pgSQL give the same results, and their names resolve as before", async () => {
  await client.query(`create table thing (id bigint, more bigint);
    create function add_thing(id bigint, more bigint) returns void language sql as $$
      insert into thing (id, more) values ($1, $2);
      update thing set more = more + 1 where id = $1;
      select count(*) from thing
    $$`);
  await planWithValues(client);
  const { rows: remainingFunctions } =
    await client.query(`select proname from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname = 'sql' and prorettype = 'void'::regtype and prosrc ~ 'thing|count_bought'`);
  expect(remainingFunctions).toEqual([]);
  await client.query("select add_thing(7, 3), add_thing(8, 3)");
  expect((await client.query("select id::int, more::int from thing order by id")).rows).toEqual([
    { id: 7, more: 4 },
    { id: 8, more: 4 },
  ]);
  // The product's own functions are converted too; without members they count nothing.
  await client.query(
    "select count_members(1, array[1]::bigint[], current_date), count_club_figures(1), count_all_bought(1)",
  );
});
