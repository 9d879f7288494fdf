import fc from "fast-check";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openPool } from "./client.ts";
import { lend } from "./lend.ts";
import { type KnownStatements, Trip } from "./trip.ts";
import { wireValue } from "./wire-value.ts";

let api: TestApi;
let pool: pg.Pool;

beforeAll(async () => {
  api = await startApi();
  pool = openPool({ connectionString: api.connectionString, max: 1, onError: () => {} });
  await pool.query("create table fruit (id bigint primary key, name text)");
  await pool.query("create sequence turn");
});
afterAll(() => pool.end());

const keep = (client: pg.PoolClient, id: number) =>
  client.query("insert into fruit (id, name) values ($1, 'pear')", [id]);
const count = async () => (await pool.query("select count(*)::int as count from fruit", [])).rows[0].count;

/** How often PostgreSQL was heard to say that it waits for more while `act` ran: once a trip. */
async function tripsOf(client: pg.PoolClient, act: () => Promise<unknown>): Promise<number> {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  let trips = 0;
  const heard = () => trips++;
  connection.on("readyForQuery", heard);
  await act();
  connection.off("readyForQuery", heard);
  return trips;
}

describe("statements sent in one turn", () => {
  test("are answered together, each its own, the first time and the next", async () => {
    await lend(pool, async (client) => {
      for (const id of [1, 2]) {
        const trips = await tripsOf(client, async () => {
          const [begun, kept, found, none, done] = await Promise.all([
            client.query("begin", []),
            keep(client, id),
            client.query("select id, name, now() as at from fruit where id = $1", [id]),
            client.query("select name from fruit where id = any($1)", [[]]),
            client.query("commit", []),
          ]);
          expect([begun.command, kept.command, done.command]).toEqual(["BEGIN", "INSERT", "COMMIT"]);
          expect([kept.rowCount, found.rowCount, none.rowCount]).toEqual([1, 1, 0]);
          expect(found.rows).toEqual([{ id, name: "pear", at: expect.any(Temporal.Instant) }]);
          expect(none.rows).toEqual([]);
        });
        expect(trips).toBe(1);
      }
    });
  });

  test("are not tried behind one that fails; what was prepared on the way, or was not, is well afterwards", async () => {
    const before = await count();
    const failing = lend(pool, (client) =>
      Promise.all([
        client.query("begin", []),
        keep(client, 10),
        client.query("select 1 / $1::int as answer", [0]),
        client.query("update fruit set name = $1 where id = 10", ["plum"]),
        client.query("commit", []),
      ]),
    );
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    expect(await count()).toBe(before);
    const [, divided, changed] = await lend(pool, (client) =>
      Promise.all([
        keep(client, 10),
        client.query("select 1 / $1::int as answer", [1]),
        client.query("update fruit set name = $1 where id = 10", ["plum"]),
      ]),
    );
    expect([divided.rows, changed.rowCount]).toEqual([[{ answer: 1 }], 1]);
  });

  test("go before a statement without values that is sent behind them", async () => {
    const answers = await lend(pool, (client) =>
      Promise.all([
        client.query("select nextval('turn')::int as turn, $1::int", [1]),
        client.query("select nextval('turn')::int as turn"),
        client.query("select nextval('turn')::int as turn, $1::int", [2]),
      ]),
    );
    expect(answers.map(({ rows }) => rows[0].turn)).toEqual([1, 2, 3]);
  });

  test("with a value that cannot be sent fail before they leave, and nobody else's", async () => {
    const unsendable = {
      toPostgres() {
        throw new Error("not this one");
      },
    };
    await lend(pool, async (client) => {
      const [bad, good] = await Promise.allSettled([
        client.query("select $1::int", [unsendable]),
        client.query("select $1::int as one", [1]),
      ]);
      expect(bad).toMatchObject({ status: "rejected", reason: { message: "not this one" } });
      expect(good).toMatchObject({ status: "fulfilled", value: { rows: [{ one: 1 }] } });
    });
  });

  test("tell where they were asked from, when they fail", async () => {
    async function whoAsks(): Promise<void> {
      await lend(pool, (client) => client.query("select 1 / $1::int", [0]));
    }
    const error = await whoAsks().catch((reason: Error) => reason);
    expect((error as Error).stack).toContain("whoAsks");
  });
});

test("a statement whose columns have changed meanwhile fails once, and is prepared anew", async () => {
  const known: KnownStatements = new Map();
  const statement = { name: "all_fruit", text: "select * from fruit where id = $1", values: [wireValue(1)] };
  await lend(pool, async (client) => {
    // By itself, since a process that has met many texts names no more of them.
    const all = () =>
      new Promise<pg.QueryResult>((resolve, reject) => {
        const trip = new Trip(known);
        trip.add({ ...statement, answered: (error, result) => (result ? resolve(result) : reject(error)) });
        client.query(trip as unknown as pg.Submittable);
      });
    expect((await all()).rows).toEqual([{ id: 1, name: "pear" }]);
    await client.query("alter table fruit add column ripe boolean not null default true");
    await expect(all()).rejects.toThrow("cached plan");
    expect((await all()).rows).toEqual([{ id: 1, name: "pear", ripe: true }]);
  });
});

describe("values", () => {
  const text = fc.string({ unit: "grapheme" }).map((each) => each.replaceAll("\0", ""));

  test("of lists arrive as they were sent, whatever is in them", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text)), fc.array(fc.option(fc.maxSafeInteger())), async (words, numbers) => {
        const { rows } = await pool.query("select to_jsonb($1::text[]) as words, $2::bigint[]::text[] as numbers", [
          words,
          numbers,
        ]);
        expect(rows).toEqual([{ words, numbers: numbers.map((each) => (each === null ? null : String(each))) }]);
      }),
      { numRuns: 100 },
    );
  });

  test("of other kinds, too", async () => {
    const at = Temporal.Instant.from("2026-03-29T01:30:00.123456Z");
    const day = Temporal.PlainDate.from("2024-02-29");
    const bytes = Buffer.from([0, 92, 34, 255]);
    const { rows } = await pool.query(
      `select $1::timestamptz as at, $2::date as day, $3::bytea as bytes, ($4::bytea[])[1] as listed, $5::jsonb as json,
        $6::boolean as yes, $7::text as nothing`,
      [at, day, bytes, [bytes], { a: [1, "å"] }, true, undefined],
    );
    expect(rows).toEqual([{ at, day, bytes, listed: bytes, json: { a: [1, "å"] }, yes: true, nothing: null }]);
  });
});
