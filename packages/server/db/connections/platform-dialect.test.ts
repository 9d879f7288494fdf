import { Kysely, sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi } from "#tests/api/harness.ts";
import type { DB } from "../types.ts";
import { openPool } from "./client.ts";
import { platformDialect } from "./platform-dialect.ts";

let pool: pg.Pool;
let db: Kysely<DB>;
beforeAll(async () => {
  const { connectionString } = await startApi();
  pool = openPool({ connectionString, max: 1, onError: () => {} });
  db = new Kysely<DB>({ dialect: platformDialect(pool) });
});
afterAll(() => pool.end());

const asPlatform = { role: "stammis_platform", zone: "UTC", patience: "30s" };
const settings = sql<typeof asPlatform>`select current_user as role, current_setting('timezone') as zone,
  current_setting('statement_timeout') as patience`;
const now = async (on: Kysely<DB> = db) => (await settings.execute(on)).rows[0];
const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
/** Returns the role of the pool's single connection, to show whether earlier statements changed it. */
const readRole = async () => (await pool.query("select current_user as role")).rows[0].role;

describe("a platform statement", () => {
  test("acts as the platform's role inside and outside a transaction and does not change the connection's role", async () => {
    const login = await readRole();
    expect(await now()).toEqual(asPlatform);
    expect(await readRole()).toBe(login);
    expect(await db.transaction().execute(now)).toEqual(asPlatform);
    expect(await readRole()).toBe(login);
    expect(login).not.toBe(asPlatform.role);
  });

  test("that fails changes nothing, and its connection is reused", async () => {
    const first = await pid();
    const moved = sql`with moved as (update chain set name = 'Elsewhere' returning id) select 1 / 0 from moved`;
    await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: "22012" });
    await expect(db.transaction().execute((trx) => sql`select 1 / 0`.execute(trx))).rejects.toMatchObject({
      code: "22012",
    });
    await expect(moved.execute(db)).rejects.toThrow();
    expect(await pid()).toBe(first);
  });

  test("whose error was swallowed fails the commit of its transaction", async () => {
    const committed = db.transaction().execute((trx) => sql`select 1 / 0`.execute(trx).catch(() => null));
    await expect(committed).rejects.toThrow("the transaction was rolled back");
  });

  test("runs in a transaction of the requested isolation and access mode", async () => {
    const kind = sql<{ level: string; only: string }>`select current_setting('transaction_isolation') as level,
      current_setting('transaction_read_only') as only`;
    const { rows } = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((trx) => kind.execute(trx));
    expect(rows).toEqual([{ level: "repeatable read", only: "on" }]);
  });

  test("gets its own result among many concurrent statements on one connection", async () => {
    const queries = Array.from({ length: 20 }, (_, n) => sql<{ n: number }>`select ${n}::int as n`.execute(db));
    expect((await Promise.all(queries)).map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });
});
