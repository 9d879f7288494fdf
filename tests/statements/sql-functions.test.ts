import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { cloneDatabase } from "../api/database/test-databases.ts";
import { unnamedTables } from "./unnamed-tables.ts";

const tenants: ReadonlySet<string> = new Set(tenantTables);

/** Functions that read over all chains, each with its reason where it is created. */
const overAll = new Set<string>([]);

test("the schema’s own functions name the chain of the rows they read and change", async () => {
  const { rows } = await withClient(await cloneDatabase(), (client) =>
    client.query<{ name: string; body: string; given: string[] | null }>(
      `select proname as name, proargnames as given, case when prosqlbody is null then prosrc
         else regexp_replace(pg_get_function_sqlbody(pg_proc.oid), '^RETURN', 'select') end as body
       from pg_proc join pg_language on pg_language.oid = prolang
       where lanname = 'sql' and pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    ),
  );
  expect(rows.length).toBeGreaterThan(20);
  const unnamed = rows.flatMap(({ name, body, given: argumentNames }) => {
    const tables = unnamedTables(body, tenants, false, new Set(argumentNames ?? []));
    return tables.length > 0 && !overAll.has(name) ? [`${name}: ${tables.join(", ")}`] : [];
  });
  expect(unnamed).toEqual([]);
});

test("functions that return a value from a club’s rows are in PL/pgSQL, which plans with values", async () => {
  const { rows } = await withClient(await cloneDatabase(), (client) =>
    client.query<{ name: string; body: string }>(
      `select proname as name, case when prosqlbody is null then prosrc else pg_get_function_sqlbody(pg_proc.oid) end as body
       from pg_proc join pg_language on pg_language.oid = prolang
       where lanname = 'sql' and pronamespace = 'public'::regnamespace and prorettype <> 'void'::regtype and pronargs > 0
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    ),
  );
  const reading = rows.filter(({ body }) =>
    tenantTables.some((table) => new RegExp(`\\b(?:from|join|into|update) (?:public\\.)?${table}\\b`).test(body)),
  );
  expect(reading.map(({ name }) => name)).toEqual([]);
});
