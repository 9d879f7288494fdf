import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { everywhere } from "#apps/api/distributing/spread-rows.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { notSpreadable } from "../../statements/not-spreadable.ts";
import { type Club, makeClub, makeMember } from "../factories.ts";
import { startApi, type TestApi } from "../harness.ts";
import { isOnNodes } from "./is-on-nodes.ts";
import { cloneDatabase } from "./test-databases.ts";

/** Tests the schema for several nodes on one PostgreSQL: triggers only note changes, and servers announce them. */
let api: TestApi;
let other: TestApi;
let club: Club;
const heard: string[] = [];
const ear = { client: new pg.Client(), heard: [] as string[] };
beforeAll(async () => {
  const database = await cloneDatabase();
  const { pathname } = new URL(database);
  await withClient(database, (client) =>
    client.query(`alter database ${pathname.slice(1)} set stammis.notes_only = 'on'`),
  );
  api = await startApi({}, undefined, Promise.resolve(database));
  other = await startApi({}, undefined, Promise.resolve(database));
  other.services.changes.hear((keys) => void heard.push(...(keys ?? ["everything"])));
  club = await makeClub(api);
  ear.client = new pg.Client({ connectionString: database });
  ear.client.on("notification", ({ payload }) => void ear.heard.push(String(payload)));
  await ear.client.connect();
  await ear.client.query("listen changed");
});
afterAll(() => ear.client.end());

test("on several nodes, a change noted by a trigger reaches other servers after the commit", async () => {
  const { memberId } = await makeMember(api, club);
  const key = `member:${club.chain.id}/${memberId}`;
  await api.services.db.inChain(club.chain.id, async (trx) => {
    await trx.updateTable("member").set({ language: "fr" }).where("id", "=", memberId).execute();
  });
  await expect.poll(() => heard).toContain(key);
  expect(ear.heard).toContain(key);
});

test("on several nodes, a rolled-back change is not announced", async () => {
  const { memberId } = await makeMember(api, club);
  const broken = api.services.db.inChain(club.chain.id, async (trx) => {
    await trx.updateTable("member").set({ language: "fr" }).where("id", "=", memberId).execute();
    throw new Error("no");
  });
  await expect(broken).rejects.toThrow("no");
  const last = new Promise<void>((resolve) =>
    ear.client.on("notification", ({ payload }) => payload === "last" && resolve()),
  );
  await ear.client.query("notify changed, 'last'");
  await last;
  expect(ear.heard).not.toContain(`member:${club.chain.id}/${memberId}`);
});

test.skipIf(isOnNodes)(
  "on several nodes, no transaction sends a notification, whatever its triggers note",
  async () => {
    const { memberId } = await makeMember(api, club);
    const from = ear.heard.length;
    await ear.client.query("begin");
    await ear.client.query("update member set language = 'fr' where chain_id = $1 and id = $2", [
      club.chain.id,
      memberId,
    ]);
    const { rows } = await ear.client.query("select noted()");
    await ear.client.query("commit");
    expect(rows[0].noted.split(" ")).toEqual(
      expect.arrayContaining([`member:${club.chain.id}/${memberId}`, String(memberId)]),
    );
    await ear.client.query("select");
    expect(ear.heard.slice(from)).toEqual([]);
  },
);

test.skipIf(isOnNodes)(
  "no trigger of a distributed table uses its table’s name or notifies, because a shard has another name and no listener",
  async () => {
    const { rows } = await api.owner.query<{ name: string }>(
      `select distinct proname || ' on ' || tgrelid::regclass as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where tgrelid::regclass::text = any($1) and prosrc ~* 'tg_(table_name|relname|relid|table_schema)|notify'`,
      [[...tenantTables, ...everywhere]],
    );
    expect(rows).toEqual([]);
  },
);

test("a trigger of a replicated table writes to other tables only on the querying node, because every node fires it", async () => {
  const { rows } = await api.owner.query<{ name: string }>(
    `select distinct proname || ' on ' || tgrelid::regclass as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where tgrelid::regclass::text = any($1) and not tgrelid::regclass::text = any($2) and not tgisinternal
       and prosrc ~* '\\m(insert into|update \\w+ set|delete from)\\M' and prosrc !~ 'stammis.notes_only'`,
    [everywhere, tenantTables],
  );
  expect(rows).toEqual([]);
});

test.skipIf(isOnNodes)(
  "updates in SQL functions can run on distributed tables, like the server’s statements",
  async () => {
    const { rows } = await api.owner.query<{ name: string; body: string }>(
      `select proname as name, prosrc as body from pg_proc join pg_language on pg_language.oid = prolang
     where pronamespace = 'public'::regnamespace and lanname = 'sql' and prosrc ~* '\\mupdate\\M'`,
    );
    expect(rows.map(({ name }) => name)).toContain("count_lapsing");
    const tenants = new Set<string>(tenantTables);
    const stable = new Set(inject("stableFunctions"));
    const refused = rows.filter(({ body }) => notSpreadable(body, tenants, stable)?.startsWith("update"));
    expect(refused.map(({ name }) => name)).toEqual([]);
  },
);

test.skipIf(isOnNodes)(
  "take_chain and noted are inlined into the statement, so they cost as little as a setting",
  async () => {
    const plan = async (query: string) =>
      (await api.owner.query(`explain (verbose, costs off) ${query}`)).rows.map((row) => row["QUERY PLAN"]).join(" ");
    expect(await plan("select noted()")).toContain("current_setting('stammis.touched'");
    expect(await plan("select take_chain(7, 'auto')")).toContain("set_config('stammis.chain_id'");
  },
);
