import { expect, test } from "vitest";
import { startApi } from "#tests/api/harness.ts";
import { openGate } from "#tests/api/servers/gate.ts";
import { isUnavailable } from "../errors.ts";
import { openPlainPool } from "./plain-pool.ts";

test("plain pool: the error of a starting database has no code, because a code would make the job runner pause for minutes", async () => {
  const api = await startApi();
  const gate = await openGate(api.connectionString);
  gate.shut("puts off");
  const pool = openPlainPool({ connectionString: gate.connectionString, onError: () => {} });
  const error = await pool.connect().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: "the database system is starting up" });
  expect(error).not.toHaveProperty("code");
  expect(isUnavailable(error)).toBe(true);
  gate.open();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
  await gate.close();
});

test("plain pool: a pending query without a result is aborted, and an idle listener may stay silent", async () => {
  const api = await startApi();
  const gate = await openGate(api.connectionString);
  const lost: string[] = [];
  const pool = openPlainPool({
    connectionString: gate.connectionString,
    silentMs: 800,
    onError: ({ message }) => void lost.push(message),
  });
  const client = await pool.connect();
  const notification = Promise.withResolvers<string | undefined>();
  client.on("notification", ({ payload }) => notification.resolve(payload));
  await client.query("listen told");
  // Longer than `silentMs`, to show that an idle connection survives.
  await api.owner.query("select pg_sleep(2)");
  await api.owner.query("notify told, 'something'");
  expect(await notification.promise).toBe("something");
  expect(lost).toEqual([]);
  gate.mute();
  await expect(client.query("select 1")).rejects.toSatisfy(isUnavailable);
  client.release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
  await gate.close();
});
