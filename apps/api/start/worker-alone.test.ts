import { expect, onTestFinished, test } from "vitest";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { type Away, openGate } from "#tests/api/servers/gate.ts";
import { endServer, freePort, spawnServer, untilReady } from "#tests/api/servers/server-process.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";

const addJob = ({ owner }: TestApi) => owner.query("select graphile_worker.add_job('forget-old-answers')");

async function countJobs({ owner }: TestApi): Promise<number> {
  const { rows } = await owner.query("select count(*)::int as count from graphile_worker.jobs");
  return rows[0].count;
}

/** Starts `main.ts worker` as its own process, behind a proxy that can cut off its database. */
async function startWorkerAlone(api: TestApi) {
  const gate = await openGate(api.connectionString);
  const env = { DATABASE_URL: gate.connectionString, STAMMIS_DATA: temporaryFolder("worker-alone") };
  const worker = spawnServer(env, await freePort(), ["worker"]);
  onTestFinished(async () => {
    worker.child.kill("SIGKILL");
    await worker.exited;
    await gate.close();
  });
  await untilReady(worker);
  return { gate, worker };
}

async function ask(port: number, path: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, text: await answer.text() };
}

test.each<Away>(["refuses", "puts off", "swallows"])(
  "a worker without a server survives a database that %s connections, and takes jobs afterwards",
  async (away) => {
    const api = await startApi();
    const { gate, worker } = await startWorkerAlone(api);

    gate.shut(away);
    await expect.poll(() => gate.turnedAway() > 10 || worker.child.exitCode !== null).toBe(true);
    expect(worker.child.exitCode, worker.errors()).toBe(null);
    expect(await ask(worker.port, "/healthz")).toEqual({ status: 200, text: "ok" });
    await expect.poll(() => ask(worker.port, "/readyz")).toMatchObject({ status: 503 });

    gate.open();
    await addJob(api);
    await expect.poll(() => countJobs(api)).toBe(0);
    expect(await endServer(worker)).toBe(0);
  },
);

test("a worker without a server serves its health, readiness and metrics at WORKER_PORT, and nothing else", async () => {
  const api = await startApi();
  const { worker } = await startWorkerAlone(api);
  expect(await ask(worker.port, "/readyz")).toEqual({ status: 200, text: "ok" });
  const metrics = await ask(worker.port, "/metrics");
  expect(metrics.text).toMatch(/^jobs_pending /m);
  expect(metrics.text).toMatch(/^workers_running 1$/m);
  expect((await ask(worker.port, "/api/public/clubs")).status).toBe(404);
  expect((await ask(worker.port, "/")).status).toBe(404);
  await endServer(worker);
});

test("a second worker on the same port ends with status 1 and names WORKER_PORT", async () => {
  const api = await startApi();
  const { worker } = await startWorkerAlone(api);
  const env = { DATABASE_URL: api.connectionString, STAMMIS_DATA: temporaryFolder("second-worker") };
  const second = spawnServer(env, worker.port, ["worker"]);
  expect(await second.exited).toBe(1);
  expect(second.errors()).toContain(`Port ${worker.port} on 127.0.0.1 is in use`);
  expect(second.errors()).toContain("WORKER_PORT");
  await endServer(worker);
});
