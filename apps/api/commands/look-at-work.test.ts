import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { createHeartbeat } from "#packages/server/telemetry/heartbeat.ts";
import { startApi } from "#tests/api/harness.ts";
import { lookAtWork } from "./look-at-work.ts";

const api = await startApi();
const look = (local = false, setting = "") =>
  withClient(api.connectionString, async (client) => {
    if (setting) await client.query(setting);
    const [writes, workers] = await lookAtWork(client, { local });
    return { writes, workers };
  });

test("an installation that never ran a worker is BAD, and only a note on a local machine", async () => {
  const text = "no worker is running: e-mails, SMS and nightly jobs are delayed; start one with npm run worker";
  expect(await look()).toMatchObject({ writes: { state: "ok" }, workers: { state: "BAD", text } });
  expect(await look(true)).toMatchObject({ workers: { state: "note", text } });
});

test("a worker with a fresh heartbeat is ok, and a silent one is BAD on every machine", async () => {
  const heartbeat = createHeartbeat(api.services.db.platform, "WORKER");
  await heartbeat.beat();
  expect(await look()).toMatchObject({ workers: { state: "ok", text: "1 worker is running" } });
  await api.owner.query("update heartbeat set beat_at = clock_timestamp() - interval '10 minutes'");
  for (const local of [true, false]) {
    expect(await look(local)).toMatchObject({
      workers: {
        state: "BAD",
        text: expect.stringMatching(/^no worker is running \(the latest heartbeat is 6\d\d s old\)/),
      },
    });
  }
  await heartbeat.end();
  expect((await api.owner.query("select from heartbeat")).rowCount).toBe(0);
});

test("a database that answers queries and refuses writes is BAD", async () => {
  expect(await look(false, "set default_transaction_read_only = on")).toMatchObject({
    writes: { state: "BAD", text: expect.stringContaining("the database accepts no writes (cannot execute INSERT") },
  });
});
