import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
import { describe, expect, test } from "vitest";
import { demoLogins } from "#apps/api/demo/logins.ts";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { openMemberSession } from "#features/access/sessions/api/sessions.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { sinceBaseline } from "#packages/server/db/schema/applied-migrations.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { emptyDatabase } from "../api/database/test-databases.ts";
import { startApi, type TestApi } from "../api/harness.ts";
import type { KeptRelease } from "./keep-release.ts";

const releases = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".json.gz"));

const readKept = (name: string): KeptRelease =>
  JSON.parse(gunzipSync(readFileSync(new URL(name, import.meta.url))).toString("utf8"));

/** Inserts a release's rows unchanged, without triggers and references, which they passed earlier. */
async function fill(client: pg.Client, { tables, sequences }: KeptRelease): Promise<void> {
  await client.query("set session_replication_role = replica");
  for (const { name, rows } of tables) {
    const { rows: columns } = await client.query<{ column: string }>(
      `select attname as column from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    const list = columns.map(({ column }) => `"${column}"`).join(", ");
    // The stored rows include those of the release's own migrations.
    await client.query(`delete from ${name}`);
    await client.query(
      `insert into ${name} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${name}, $1::json)`,
      [JSON.stringify(rows)],
    );
  }
  for (const { name, value } of sequences) await client.query("select setval($1::regclass, $2)", [name, value]);
}

/** Stores the release's own migrations as applied, without checksums, as in its database. */
async function storeMigrations(client: pg.Client, { migrations }: KeptRelease): Promise<void> {
  await client.query("delete from migration");
  await client.query("insert into migration (name) select unnest($1::text[])", [migrations]);
}

/** Returns the number of rows in each table of the release. */
async function countRows(client: pg.Client, { tables }: KeptRelease): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    counts[name] = rows[0]?.n ?? 0;
  }
  return counts;
}

describe.each(releases)("the data of %s", (name) => {
  const releaseData = readKept(name);

  test("is upgraded without losing a row, passes every check, and lets its people sign in", async () => {
    const database = await emptyDatabase();
    await migrate(database, { through: (sinceBaseline(releaseData.migrations) ?? []).at(-1) ?? "" });
    const [before, after] = await withClient(database, async (client) => {
      await fill(client, releaseData);
      await storeMigrations(client, releaseData);
      const counts = await countRows(client, releaseData);
      expect(await migrate(database)).not.toContain(releaseData.migrations.at(-1));
      return [counts, await countRows(client, releaseData)];
    });
    expect(before).toEqual(Object.fromEntries(releaseData.tables.map((table) => [table.name, table.rows.length])));
    expect(after).toEqual(before);

    const api = await startApi({}, undefined, Promise.resolve(database));
    const broken = (await runChecks(api.services.db.platform)).filter(({ violations }) => violations.length > 0);
    expect(broken).toEqual([]);
    const merchant = demoLogins.find(({ who }) => who === "merchant");
    const body = { username: merchant?.email ?? "", password: merchant?.password ?? "" };
    expect(await api.call("logIn", { body }, {})).toMatchObject({ role: "ROLE_MERCHANT" });
    const [chain] = await api.services.directory.all();
    const member = releaseData.tables.find((table) => table.name === "member")?.rows[0] as { id: number };
    const home = await homeOf(api, chain as Chain, member.id);
    expect(home.points.balance).toBe(home.account.balance);
  });
});

/** Reads the first page a member sees, and the member's points account. */
async function homeOf(api: TestApi, chain: Chain, memberId: number) {
  const { token: as } = await api.services.db.inChain(chain.id, (trx) =>
    openMemberSession(trx, chain.id, memberId, { now: api.clock.now, userAgent: "test" }),
  );
  const account = await api.call("getPointsAccount", { query: {} }, { as, host: chain.subdomain });
  return { ...(await api.call("getConsumerHome", {}, { as, host: chain.subdomain })), account };
}
