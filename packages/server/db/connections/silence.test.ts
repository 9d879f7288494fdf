import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi } from "#tests/api/harness.ts";
import { type Gate, openGate } from "#tests/api/servers/gate.ts";
import { isUnavailable } from "../errors.ts";
import { withConnection } from "./borrow-connection.ts";
import { openPool } from "./client.ts";
import { unlimited } from "./silence.ts";

let gate: Gate;
beforeAll(async () => {
  gate = await openGate((await startApi()).connectionString);
});
afterAll(() => gate.close());

const openHasty = () => openPool({ connectionString: gate.connectionString, max: 1, silentMs: 800, onError: () => {} });
const longer = "select pg_sleep(2)";

test("a query to a silent database is aborted, and the next query gets a new connection", async () => {
  const pool = openHasty();
  const request = withConnection(pool, async (client) => {
    await client.query("begin", []);
    gate.mute();
    return client.query("select 1", []);
  });
  await expect(request).rejects.toSatisfy(isUnavailable);
  expect((await withConnection(pool, (client) => client.query("select 1 as one", []))).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("an act may pause without a limit between two queries of its transaction", async () => {
  const pool = openHasty();
  const thought = withConnection(pool, async (client) => {
    await client.query("select 1", []);
    await withConnection(slow, (other) => other.query(longer, []));
    return client.query("select 1 as one", []);
  });
  const slow = openPool({ connectionString: gate.connectionString, max: 1, onError: () => {} });
  expect((await thought).rows).toEqual([{ one: 1 }]);
  await Promise.all([pool.end(), slow.end()]);
});

test("an act without time limits may be silent for long, but the next act on its connection may not", async () => {
  const pool = openHasty();
  const [first, second] = await withConnection(pool, async (client) => {
    await client.query("begin", []);
    await client.query(unlimited, []);
    const slept = await client.query(longer, []);
    await client.query("commit", []);
    const hasty = client.query("begin", []).then(() => client.query(longer, []));
    return [slept.rowCount, await hasty.catch((reason: unknown) => reason)];
  });
  expect(first).toBe(1);
  expect(isUnavailable(second)).toBe(true);
  await pool.end();
});
