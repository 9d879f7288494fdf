import type { Socket } from "node:net";
import fc from "fast-check";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { withConnection } from "./borrow-connection.ts";
import { openPool } from "./client.ts";

let api: TestApi;
let pool: pg.Pool;

beforeAll(async () => {
  api = await startApi();
  pool = openPool({ connectionString: api.connectionString, max: 1, onError: () => {} });
  await pool.query("create table fruit (id bigint primary key, name text)");
  await pool.query("create sequence turn");
});
afterAll(() => pool.end());

const insertPear = (client: pg.PoolClient, id: number) =>
  client.query("insert into fruit (id, name) values ($1, 'pear')", [id]);
const count = async () => (await pool.query("select count(*)::int as count from fruit", [])).rows[0].count;

/**
 * Returns how often the driver's socket is corked. A corked socket holds its bytes until the turn of the event loop
 * ends.
 */
const corksOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream.writableCorked;

describe("statements sent in one turn of the event loop", () => {
  test("are sent in one packet and get their own results, unprepared and prepared", async () => {
    await withConnection(pool, async (client) => {
      for (const id of [1, 2]) {
        const answers = Promise.all([
          client.query("begin", []),
          insertPear(client, id),
          client.query("select id, name, now() as at from fruit where id = $1", [id]),
          client.query("select name from fruit where id = any($1)", [[]]),
          client.query("commit", []),
        ]);
        expect(corksOf(client)).toBe(1);
        const [begin, insert, select, empty, commit] = await answers;
        expect(corksOf(client)).toBe(0);
        expect([begin.command, insert.command, commit.command]).toEqual(["BEGIN", "INSERT", "COMMIT"]);
        expect([insert.rowCount, select.rowCount, empty.rowCount]).toEqual([1, 1, 0]);
        expect(select.rows).toEqual([{ id, name: "pear", at: expect.any(Temporal.Instant) }]);
        expect(empty.rows).toEqual([]);
      }
    });
  });

  test("roll back together when one fails, and can be sent again on the same connection", async () => {
    const before = await count();
    const failing = withConnection(pool, (client) =>
      Promise.all([
        client.query("begin", []),
        insertPear(client, 10),
        client.query("select 1 / $1::int as answer", [0]),
        client.query("update fruit set name = $1 where id = 10", ["plum"]),
        client.query("commit", []),
      ]),
    );
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    expect(await count()).toBe(before);
    const [, divided, changed] = await withConnection(pool, (client) =>
      Promise.all([
        insertPear(client, 10),
        client.query("select 1 / $1::int as answer", [1]),
        client.query("update fruit set name = $1 where id = 10", ["plum"]),
      ]),
    );
    expect([divided.rows, changed.rowCount]).toEqual([[{ answer: 1 }], 1]);
  });

  test("keep their order, with a statement without values between them", async () => {
    const answers = await withConnection(pool, (client) =>
      Promise.all([
        client.query("select nextval('turn')::int as turn, $1::int", [1]),
        client.query("select nextval('turn')::int as turn"),
        client.query("select nextval('turn')::int as turn, $1::int", [2]),
      ]),
    );
    expect(answers.map(({ rows }) => rows[0].turn)).toEqual([1, 2, 3]);
  });

  test("succeed when the value of another statement in that turn cannot be serialised", async () => {
    const unsendable = {
      toPostgres() {
        throw new Error("not this one");
      },
    };
    await withConnection(pool, async (client) => {
      const [bad, good] = await Promise.allSettled([
        client.query("select $1::int", [unsendable]),
        client.query("select $1::int as one", [1]),
      ]);
      expect(bad).toMatchObject({ status: "rejected", reason: { message: "not this one" } });
      expect(good).toMatchObject({ status: "fulfilled", value: { rows: [{ one: 1 }] } });
    });
  });

  test("fail with the stack of their caller", async () => {
    async function caller(): Promise<void> {
      await withConnection(pool, (client) => client.query("select 1 / $1::int", [0]));
    }
    const error = await caller().catch((reason: Error) => reason);
    expect((error as Error).stack).toContain("caller");
  });
});

test("a statement whose columns changed fails once, and its connection is not used again", async () => {
  const selectFruit = () => withConnection(pool, (client) => client.query("select * from fruit where id = $1", [1]));
  expect((await selectFruit()).rows).toEqual([{ id: 1, name: "pear" }]);
  await api.owner.query("alter table fruit add column ripe boolean not null default true");
  await expect(selectFruit()).rejects.toThrow("cached plan");
  expect((await selectFruit()).rows).toEqual([{ id: 1, name: "pear", ripe: true }]);
});

describe("statement values", () => {
  const text = fc.string({ unit: "grapheme" }).map((each) => each.replaceAll("\0", ""));

  test("arrive unchanged in lists, with any characters", async () => {
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

  test("of every supported type arrive unchanged", async () => {
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
