import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { job } from "#packages/server/jobs/job.ts";
import { runJobs } from "#packages/server/jobs/run.ts";
import { createLog } from "#packages/server/log.ts";
import { makeBuyers } from "#tests/api/billing/buyers.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { stockholm, travel } from "#tests/engine/till.ts";
import { moveWhatIfJob } from "./job-kinds.ts";
import { moveWhatIf, whatIfSchedule } from "./jobs.ts";

const count = 450;
const twice = { question: "EARNING", pointsPerKrona: 2, monthValidation: 12 } as const;
let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  club = await makeClub(api);
  await travel(api, club, stockholm("2026-11-22T12:00"));
  await makeBuyers(api, club, count);
});

const as = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const ask = () => api.call("askWhatIf", { body: twice }, as());
const look = (id: number) => api.call("getWhatIf", { params: { id } }, as());
const jobs = async (id: number) =>
  (await api.owner.query("select from graphile_worker._private_jobs where payload ->> 'whatIfId' = $1", [String(id)]))
    .rowCount;
const waiters = async () =>
  (
    await api.owner.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ~ 'purchase'`)
  ).rowCount;

/** Lets a minute pass without progress and restarts stalled replays. */
async function aMinute(): Promise<void> {
  api.clock.now = api.clock.now.add({ seconds: 61 });
  await whatIfSchedule(api.services)[0]?.act();
}

async function startWorker(forMs?: number) {
  const jobs = [job(moveWhatIfJob, (payload) => moveWhatIf(api.services, payload, forMs))];
  const worker = await runJobs(api.connectionString, jobs, [], createLog("silent"));
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= worker.stop();
    return stopped;
  };
  onTestFinished(stop);
  return stop;
}

test("a question that has not started gets only one job, however many minutes pass", async () => {
  const { id } = await ask();
  for (let minute = 0; minute < 3; minute += 1) await aMinute();
  expect(await jobs(id)).toBe(1);
  await startWorker();
  await expect.poll(async () => (await look(id)).state).toBe("DONE");
});

test("a step that takes minutes keeps its worker, and no other job is added", async () => {
  const { id } = await ask();
  const holder = await api.owner.connect();
  await holder.query("begin; lock table purchase in access exclusive mode");
  onTestFinished(() => holder.release(true));
  await startWorker();
  await expect.poll(waiters).toBe(1);
  for (let minute = 0; minute < 3; minute += 1) await aMinute();
  expect(await jobs(id)).toBe(1);
  await holder.query("rollback");
  await expect.poll(async () => (await look(id)).state).toBe("DONE");
});

test("a job leaves the remaining work to the next, one at a time, until it is finished", async () => {
  const { id } = await ask();
  const stop = await startWorker(0);
  await expect.poll(async () => (await look(id)).state).toBe("DONE");
  await stop();
  expect(await look(id)).toMatchObject({ progress: count, answer: { members: count, difference: 101 * count } });
  expect(await jobs(id)).toBe(0);
});

/** Runs the job once, like a worker. */
const go = (id: number) => moveWhatIf(api.services, { chainId: club.chain.id, whatIfId: id }, 0);
const failuresOf = async (id: number) =>
  (await api.owner.query("select failures, through_member from what_if where id = $1", [id])).rows[0];
/** Revokes the job's read access, to make its steps fail. */
async function withoutPurchases(act: () => Promise<void>) {
  await api.owner.query("revoke select on purchase from stammis_app");
  await act().finally(() => api.owner.query("grant select on purchase to stammis_app"));
}

test("a replay that fails five times in a row is given up and does not block other questions", async () => {
  const { id } = await ask();
  await go(id);
  await withoutPurchases(async () => {
    for (let time = 1; time < 5; time += 1) {
      await expect(go(id)).rejects.toThrow("permission denied");
      expect(await failuresOf(id)).toMatchObject({ failures: time });
    }
    expect((await look(id)).state).toBe("RUNNING");
    await go(id);
  });
  expect(await look(id)).toMatchObject({ state: "FAILED", answer: null });
  expect(await failuresOf(id)).toEqual({ failures: 5, through_member: null });
  await go(id);
  expect((await look(id)).state).toBe("FAILED");
  const again = await ask();
  expect(again).toMatchObject({ state: "RUNNING" });
  expect(again.id).not.toBe(id);
});

test("a successful step resets the failure count, and the answer is complete", async () => {
  const { id } = await ask();
  await go(id);
  await withoutPurchases(async () => {
    for (let time = 0; time < 4; time += 1) await expect(go(id)).rejects.toThrow("permission denied");
  });
  await go(id);
  expect(await failuresOf(id)).toMatchObject({ failures: 0 });
  while ((await look(id)).state === "RUNNING") await go(id);
  expect(await look(id)).toMatchObject({ state: "DONE", progress: count });
});
