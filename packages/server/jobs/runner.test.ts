import { expect, onTestFinished, test, vi } from "vitest";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { addJob, hearWorker, startWorker } from "#tests/api/messages/message-worker.ts";
import { type Away, openGate } from "#tests/api/servers/gate.ts";

test.each<[Away, string]>([
  ["swallows", "is done"],
  ["puts off", "is done"],
  ["refuses", "has failed"],
])(
  "a worker survives a database that %s all connections when a job %s, and runs the job again",
  async (away, ending) => {
    const fallen: unknown[] = [];
    const note = (error: unknown) => fallen.push(error);
    process.on("unhandledRejection", note);
    onTestFinished(() => void process.off("unhandledRejection", note));
    const api = await startApi();
    const gate = await openGate(api.connectionString);
    const ran: number[] = [];
    const worker = await startWorker(gate.connectionString, async (messageId) => {
      ran.push(messageId);
      if (ran.length > 1) return;
      gate.shut(away);
      if (ending === "has failed") throw new Error("the provider said no");
    });
    await addJob(api, 1);
    await expect.poll(() => ran).toEqual([1]);
    // The job runner has tried to reconnect and failed.
    await expect.poll(() => gate.turnedAway()).toBeGreaterThan(2);
    expect(fallen).toEqual([]);
    gate.open();
    await expect.poll(() => ran).toEqual([1, 1]);
    await addJob(api, 2);
    await expect.poll(() => ran).toEqual([1, 1, 2]);
    await worker.stop();
    const remainingJobs = await api.owner.query("select count(*)::int as count from graphile_worker.jobs");
    expect(remainingJobs.rows).toEqual([{ count: 0 }]);
    await gate.close();
  },
);

test("jobs that end one by one while the database is unavailable all run again", async () => {
  const api = await startApi();
  const gate = await openGate(api.connectionString);
  const { log, times } = hearWorker();
  const ran: number[] = [];
  const ends = [1, 2, 3, 4].map(() => Promise.withResolvers<void>());
  const act = async (messageId: number) => {
    ran.push(messageId);
    if (ran.length <= ends.length) await ends[messageId - 1]?.promise;
  };
  const worker = await startWorker(gate.connectionString, act, undefined, { log });
  for (const messageId of [1, 2, 3, 4]) await addJob(api, messageId);
  await expect.poll(() => ran).toHaveLength(4);
  gate.shut("refuses");
  for (const [at, { resolve }] of ends.entries()) {
    resolve();
    await expect.poll(() => times("Failed to complete jobs")).toBe(at + 1);
  }
  gate.open();
  await expect.poll(() => ran.slice(4).toSorted()).toEqual([1, 2, 3, 4]);
  await worker.stop();
  await gate.close();
});

test("a worker whose first query failed recovers and runs jobs", async () => {
  const api = await startApi();
  await api.owner.query(`create function no_tasks() returns trigger language plpgsql
    as 'begin raise exception ''the names of jobs could not be written''; end'`);
  await api.owner.query(`create trigger no_tasks before insert on graphile_worker._private_tasks
    for each statement execute function no_tasks()`);
  const { log, times } = hearWorker();
  const ran: number[] = [];
  const worker = await startWorker(api.connectionString, async (messageId) => void ran.push(messageId), undefined, {
    log,
  });
  await expect.poll(() => times("could not be written")).toBeGreaterThan(0);
  await api.owner.query("drop trigger no_tasks on graphile_worker._private_tasks");
  await addJob(api, 1);
  await expect.poll(() => ran).toEqual([1]);
  await worker.stop();
});

test("a long job survives its runner’s failure without running twice or delaying other jobs", async () => {
  const api = await startApi();
  const gate = await openGate(api.connectionString);
  const { log, times } = hearWorker();
  const ran: number[] = [];
  const over = Promise.withResolvers<void>();
  const act = async (messageId: number) => {
    ran.push(messageId);
    if (messageId === 1) return over.promise;
    if (ran.length === 2) gate.shut("refuses");
  };
  const worker = await startWorker(gate.connectionString, act, undefined, { log });
  await addJob(api, 1);
  await expect.poll(() => ran).toEqual([1]);
  await addJob(api, 2);
  await expect.poll(() => times("Failed to complete jobs")).toBe(1);
  gate.open();
  await addJob(api, 3);
  await expect.poll(() => ran).toEqual([1, 2, 3]);
  over.resolve();
  // The old runner has no running jobs any more, so the job whose result it could not save runs again.
  await expect.poll(() => ran).toEqual([1, 2, 3, 2]);
  await worker.stop();
  const remainingJobs = await api.owner.query("select count(*)::int as count from graphile_worker.jobs");
  expect(remainingJobs.rows).toEqual([{ count: 0 }]);
  await gate.close();
});

test("a worker reconnects to a silent database and completes all jobs", async () => {
  const api = await startApi();
  const gate = await openGate(api.connectionString);
  const ran: number[] = [];
  const act = async (messageId: number) => {
    ran.push(messageId);
    if (ran.length === 1) gate.mute();
  };
  const worker = await startWorker(gate.connectionString, act);
  await addJob(api, 1);
  await expect.poll(() => ran).toEqual([1]);
  await addJob(api, 2);
  await expect.poll(() => ran).toContain(2);
  const readJobs = () => api.owner.query("select payload from graphile_worker._private_jobs").then(({ rows }) => rows);
  await expect.poll(readJobs).toEqual([]);
  await worker.stop();
  await gate.close();
});

test("a stop between two runners ends both", async () => {
  const api = await startApi();
  const gate = await openGate(api.connectionString);
  const ran: number[] = [];
  const act = async (messageId: number) => {
    ran.push(messageId);
    if (ran.length > 1) return;
    gate.shut("refuses");
    throw new Error("the provider said no");
  };
  const { log, times } = hearWorker();
  const worker = await startWorker(gate.connectionString, act, undefined, { log });
  await addJob(api, 1);
  await expect.poll(() => times("Runner stopping")).toBeGreaterThan(0);
  gate.open();
  await worker.stop();
  expect(ran).toEqual([1]);
  await gate.close();
});

/** Makes the scheduler fail: its pause after the first error never ends. */
async function pauseSchedule({ owner }: TestApi) {
  await owner.query(`create function no_schedule() returns trigger language plpgsql
    as 'begin raise exception ''the schedule could not be written''; end'`);
  await owner.query(`create trigger no_schedule before insert or update on graphile_worker._private_known_crontabs
    for each statement execute function no_schedule()`);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { log, times } = hearWorker();
  const schedule = [{ name: "each-night", pattern: "0 3 * * *", act: async () => {} }];
  const paused = async () => {
    await expect.poll(() => times("Cron hit an error")).toBeGreaterThan(0);
    vi.useRealTimers();
  };
  return { log, schedule, paused };
}

test("a stop does not wait for a scheduler that pauses after an error", async () => {
  const api = await startApi();
  const { log, schedule, paused } = await pauseSchedule(api);
  const worker = await startWorker(api.connectionString, async () => {}, undefined, { log, schedule });
  await paused();
  await worker.stop();
});

test("a runner that fails while the scheduler pauses is replaced", async () => {
  const api = await startApi();
  const gate = await openGate(api.connectionString);
  const { log, schedule, paused } = await pauseSchedule(api);
  const ran: number[] = [];
  const act = async (messageId: number) => {
    ran.push(messageId);
    if (ran.length === 1) gate.shut("refuses");
  };
  const worker = await startWorker(gate.connectionString, act, undefined, { log, schedule });
  await paused();
  await addJob(api, 1);
  await expect.poll(() => gate.turnedAway()).toBeGreaterThan(2);
  gate.open();
  await expect.poll(() => ran).toEqual([1, 1]);
  await worker.stop();
  await gate.close();
});
