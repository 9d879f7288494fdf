import { sql } from "kysely";
import { expect, test } from "vitest";
import { heapRows } from "#tests/api/database/table-reads.ts";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { makeScene } from "#tests/engine/scene.ts";
import { replays, sqlChecks } from "./run-checks.ts";
import { type CheckedScope, withinScope } from "./scope.ts";

test("checks of a company without members read no members, purchases or points of other companies", async () => {
  const api = await startApi();
  await makeScene(api);
  const { companyId, chain } = await makeClub(api);
  const scope: CheckedScope = { kind: "company", companyId, chains: [{ id: chain.id, subdomain: chain.subdomain }] };
  const others = ["member", "member_statistics", "purchase", "point_lot", "point_entry", "redemption", "stamp_entry"];
  const read = await api.services.db.inPlatform(async (trx) => {
    // PostgreSQL would read such small tables sequentially although they have indexes.
    await sql`set local enable_seqscan = off`.execute(trx);
    for (const { sql: statement, ofInstallation } of sqlChecks)
      if (!ofInstallation) await sql.raw(withinScope(statement, scope)).execute(trx);
    for (const { find } of replays) await find(trx, scope);
    return Promise.all(others.map(async (table) => ({ table, rows: await heapRows(trx, table) })));
  });
  expect(read).toEqual(others.map((table) => ({ table, rows: 0 })));
});

test("a scoped statement reads the company’s rows in place of every table, also in its subqueries", () => {
  const scope: CheckedScope = { kind: "chain", companyId: 7, chains: [{ id: 3, subdomain: "x" }] };
  expect(withinScope("select from chain join member m on m.chain_id = chain.id", scope)).toBe(
    "with chain as not materialized (select * from public.chain where id = 3), member as not materialized (select * from public.member where chain_id = 3) select from chain join member m on m.chain_id = chain.id",
  );
  expect(withinScope("with a as (select from invoice) select from a", scope)).toBe(
    "with invoice as not materialized (select * from public.invoice where company_id = 7), a as (select from invoice) select from a",
  );
});
