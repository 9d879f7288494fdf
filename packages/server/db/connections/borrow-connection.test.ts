import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { isUnavailable } from "../errors.ts";
import { withConnection } from "./borrow-connection.ts";
import { openPool } from "./client.ts";

let api: TestApi;
let pool: pg.Pool;
const heard: Error[] = [];

beforeAll(async () => {
  api = await startApi();
  pool = openPool({ connectionString: api.connectionString, max: 1, onError: (error) => heard.push(error) });
});
afterAll(() => pool.end());

const pidOf = async (client: pg.PoolClient) => (await client.query("select pg_backend_pid() as pid")).rows[0].pid;
const end = (pid: number) => api.owner.query("select pg_terminate_backend($1::int, 5000)", [pid]);

describe("a borrowed connection", () => {
  test("is returned to the pool after its act succeeds, or fails and is rolled back", async () => {
    const first = await withConnection(pool, pidOf);
    const failed = withConnection(pool, async (client) => {
      await client.query("begin");
      await client.query("select 1 / 0");
    });
    await expect(failed).rejects.toMatchObject({ code: "22012" });
    expect(await withConnection(pool, pidOf)).toBe(first);
  });

  test.each([
    ["open", "select 1"],
    ["broken", "select 1 / 0"],
  ])("is not used again after an act left a transaction %s", async (_, statement) => {
    const first = await withConnection(pool, async (client) => {
      const pid = await pidOf(client);
      await client.query("begin");
      await client.query(statement).catch(() => {});
      return pid;
    });
    expect(await withConnection(pool, pidOf)).not.toBe(first);
  });

  test("reports an unavailable database when its server process ends, and the next act gets another connection", async () => {
    const act = withConnection(pool, async (client) => {
      await client.query("begin");
      await end(await pidOf(client));
      return client.query("select 1");
    });
    const error = await act.catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(await withConnection(pool, pidOf)).toBeGreaterThan(0);
  });

  test("fails neither the act nor the process when it ends between two statements", async () => {
    const act = withConnection(pool, async (client) => {
      const ended = new Promise((resolve) => client.once("end", resolve));
      await end(await pidOf(client));
      await ended;
      return "done";
    });
    expect(await act).toBe("done");
    expect(await withConnection(pool, pidOf)).toBeGreaterThan(0);
  });

  test("is destroyed when its rollback times out, and the next act gets another connection", async () => {
    const act = withConnection(pool, async (client) => {
      client.query("select pg_sleep(60)").catch(() => {});
      throw new Error("the act went wrong");
    });
    await expect(act).rejects.toThrow("the act went wrong");
    expect(await withConnection(pool, pidOf)).toBeGreaterThan(0);
  });

  test("reports an error to the pool when it ends while idle", async () => {
    await end(await withConnection(pool, pidOf));
    await expect.poll(() => heard.length).toBe(1);
    expect(await withConnection(pool, pidOf)).toBeGreaterThan(0);
  });
});
