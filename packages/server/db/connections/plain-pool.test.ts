import { expect, test } from "vitest";
import { startApi } from "#tests/api/harness.ts";
import { openGate } from "#tests/api/servers/gate.ts";
import { isUnavailable } from "../errors.ts";
import { openPlainPool } from "./plain-pool.ts";

test("a database that is starting is told of by a word alone: by its code the jobs' runner would pause for minutes", async () => {
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

test("what is asked and not answered is given up; who asks nothing may be silent", async () => {
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
  // As long as some silences.
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
