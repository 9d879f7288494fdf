import { sql, type Transaction } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { ChainId } from "#packages/domain/ids.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { build } from "./database.ts";
import { parametersOf, thisChain } from "./this-chain.ts";
import type { DB } from "./types.ts";

const textOf = (query: { compile(): { sql: string } }) => query.compile().sql;

test("a query of a chain’s table names the chain, also in nested queries", () => {
  const inner = build.selectFrom("purchase as p").select("p.id");
  expect(textOf(build.selectFrom("member").select("id").where("id", "=", 1))).toBe(
    'select "id" from "member" where "member"."chain_id" = $1 and "id" = $2',
  );
  expect(textOf(build.updateTable("member").set({ city: "" }))).toContain('where "member"."chain_id" = $2');
  expect(textOf(build.deleteFrom("member as m"))).toBe('delete from "member" as "m" where "m"."chain_id" = $1');
  expect(textOf(build.selectFrom(inner.as("q")).select("q.id")).match(/chain_id/g)).toHaveLength(1);
  expect(textOf(build.selectFrom("company").select("id"))).not.toContain("chain_id");
});

test("an `or` condition cannot bypass the chain condition", () => {
  const either = build
    .selectFrom("member")
    .select("id")
    .where((eb) => eb.or([eb("id", "=", 1), eb("id", "=", 2)]));
  expect(textOf(either)).toBe('select "id" from "member" where "member"."chain_id" = $1 and ("id" = $2 or "id" = $3)');
});

test("the chain’s id replaces the chain placeholder when the statement is sent", () => {
  expect(parametersOf(7 as ChainId, [thisChain, "x", 7])).toEqual([7, "x", 7]);
});

let api: TestApi;
let here: Club;
let there: Club;
beforeAll(async () => {
  api = await startApi();
  [here, there] = [await makeClub(api), await makeClub(api)];
  await api.owner.query("insert into category (chain_id, name) select id, 'Bröd' from chain");
});

test("the same statement finds only the rows of the chain that sends it, as raw SQL or built", async () => {
  for (const { chain } of [here, there]) {
    const [built, written] = await api.services.db.read(chain.id, (db) => [
      db.selectFrom("category").select("chain_id"),
      db.selectNoFrom(sql<number>`(select min(chain_id) from category where chain_id = ${thisChain})`.as("chain_id")),
    ]);
    expect(new Set(built.map(({ chain_id }) => chain_id))).toEqual(new Set([chain.id]));
    expect(written).toEqual([{ chain_id: chain.id }]);
  }
});

test("a statement on a club’s rows is refused outside a chain, and a builder cannot send statements", async () => {
  const act = (trx: Transaction<DB>) => trx.selectFrom("member").select("id").execute();
  // @ts-expect-error what only builds is no transaction
  await expect(act(build)).rejects.toThrow("cannot execute statements");
  const aboutThisChain = sql`select ${thisChain}::bigint`.execute(api.services.db.platform);
  await expect(aboutThisChain).rejects.toThrow("outside of the club's transaction");
  await expect(build.selectFrom("member").select("id").execute()).rejects.toThrow("cannot execute statements");
});
