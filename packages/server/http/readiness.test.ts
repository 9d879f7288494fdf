import { expect, inject, test } from "vitest";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { withClient } from "../db/connections/with-client.ts";
import { createHeartbeat } from "../telemetry/heartbeat.ts";

async function readyz({ app }: TestApi) {
  const { statusCode, body } = await app.inject({ url: "/readyz", headers: { host: "localhost" } });
  return { statusCode, body };
}

const endOthers = ({ owner }: TestApi) =>
  owner.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

test("a server without a worker stays ready and reports the missing worker", async () => {
  const api = await startApi();
  expect(await readyz(api)).toEqual({
    statusCode: 200,
    body: "no worker is running: e-mails, SMS and nightly jobs are delayed",
  });
});

test("a server reports ok while a worker sends heartbeats, and a missing worker after the heartbeats stop", async () => {
  const api = await startApi();
  const heartbeat = createHeartbeat(api.services.db.platform, "WORKER");
  await heartbeat.beat();
  await expect.poll(() => readyz(api)).toEqual({ statusCode: 200, body: "ok" });
  await api.owner.query(
    "update heartbeat set beat_at = clock_timestamp() - interval '90 seconds' where kind = 'WORKER'",
  );
  await expect.poll(async () => (await readyz(api)).body).toContain("no worker is running (the latest heartbeat");
});

test.skipIf(isOnNodes)(
  "a server of a cluster stays ready without one node, names the node and counts it in its metrics",
  async () => {
    const api = await startApi();
    await api.owner.query(`create function citus_check_cluster_node_health()
    returns table (to_nodename text, to_nodeport int, result bool)
    language sql as $$ values ('10.0.0.5', 5432, true), ('10.0.0.6', 5432, false), ('10.0.0.6', 5432, false),
      -- Citus returns null for the pairs whose first node is lost.
      ('10.0.0.5', 5432, null), ('10.0.0.6', 5432, null) $$`);
    expect(await readyz(api)).toEqual({
      statusCode: 200,
      body: "no response from 10.0.0.6:5432: clubs on these nodes are unavailable",
    });
    const { body } = await api.app.inject({ url: "/metrics", headers: { host: "localhost" } });
    expect(body).toContain("\ndatabase_nodes_lost 1\n");
  },
);

test.skipIf(isOnNodes)("a server of a cluster stays ready while its nodes cannot be checked", async () => {
  const api = await startApi();
  await api.owner.query(`create function citus_check_cluster_node_health()
    returns table (to_nodename text, to_nodeport int, result bool)
    language plpgsql as $$ begin raise exception 'a node hangs'; end $$`);
  expect(await readyz(api)).toEqual({
    statusCode: 200,
    body: "the nodes of the database could not be checked: some clubs may be unavailable",
  });
});

test("a server on a read-only database is not ready", async () => {
  const api = await startApi();
  const name = new URL(api.connectionString).pathname.slice(1);
  await api.owner.query(`alter database ${name} set default_transaction_read_only = on`);
  await endOthers(api);
  await expect.poll(() => readyz(api)).toEqual({ statusCode: 503, body: "the database accepts no writes" });
});

test("a server without a database is alive but not ready", async () => {
  const api = await startApi();
  const name = new URL(api.connectionString).pathname.slice(1);
  await withClient(inject("cluster"), async (admin) => {
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1", [name]);
  });
  await expect.poll(() => readyz(api)).toEqual({ statusCode: 503, body: "the database does not respond" });
  expect((await api.app.inject({ url: "/healthz", headers: { host: "localhost" } })).statusCode).toBe(200);
});

test("an overloaded server answers /healthz and /metrics and refuses other requests", async () => {
  const api = await startApi({ BUSY_AFTER_MS: "1" });
  const statusOf = async (url: string) => (await api.app.inject({ url, headers: { host: "localhost" } })).statusCode;
  await api.app.ready();
  // Delays the event loop until the guard's own timer has noticed.
  await expect
    .poll(() => {
      const until = performance.now() + 20;
      while (performance.now() < until);
      return statusOf("/readyz");
    })
    .toBe(503);
  expect(await statusOf("/healthz")).toBe(200);
  expect(await statusOf("/metrics")).toBe(200);
});
