import { expect, onTestFinished, test } from "vitest";
import { sendPlatformMessageJob } from "#features/messages/letters/api/job-kinds.ts";
import { moveSendoutJob } from "#features/messages/sendouts/api/sending/job-kinds.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openPlainPool } from "../db/connections/plain-pool.ts";
import { createLog } from "../log.ts";
import { enqueue } from "./enqueue.ts";
import { schedule } from "./schedule.ts";
import { openSignsOfLife } from "./signs-of-life.ts";

/** Opens a server's locks for its workers. The function `show` that it returns also runs a check for lost workers. */
function openServer({ connectionString }: TestApi, application: string) {
  const named = `${connectionString}${connectionString.includes("?") ? "&" : "?"}application_name=${application}`;
  const pool = openPlainPool({ connectionString: named, onError: () => {} });
  const signs = openSignsOfLife(pool, createLog("silent"));
  onTestFinished(async () => {
    await signs.stop();
    await pool.end();
  });
  let looks = 0;
  return { show: signs.show, look: () => signs.show(`${application} ${++looks}`) };
}

/** Adds a job that a worker has locked for hours. */
async function takeJob({ services, owner }: TestApi, messageId: number, name: string): Promise<void> {
  await services.db.inPlatform((trx) => enqueue(trx, sendPlatformMessageJob, { messageId }));
  await owner.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour', locked_by = $1
     where (payload ->> 'messageId')::int = $2`,
    [name, messageId],
  );
}

async function takers({ owner }: TestApi): Promise<(string | null)[]> {
  const { rows } = await owner.query("select locked_by from graphile_worker.jobs order by id");
  return rows.map(({ locked_by }) => locked_by);
}

test("a living worker that lost its connection keeps its job, even if others check first", async () => {
  const api = await startApi();
  const [living, other] = [openServer(api, "living"), openServer(api, "other")];
  await living.show("worker-that-lives");
  await takeJob(api, 1, "worker-that-lives");
  await takeJob(api, 2, "worker-that-was-killed");
  await other.look();
  await api.owner.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'living'",
  );
  await other.look();
  expect(await takers(api)).toEqual(["worker-that-lives", "worker-that-was-killed"]);
  // The worker's first check detects the lost connection; its second check uses a new connection.
  await living.look();
  await living.look();
  for (let look = 0; look < 4; look++) await other.look();
  expect(await takers(api)).toEqual(["worker-that-lives", null]);
});

test("a worker that reconnects is not counted as lost for earlier missed checks", async () => {
  const api = await startApi();
  const other = openServer(api, "other");
  await takeJob(api, 1, "worker-that-lives");
  for (let look = 0; look < 3; look++) await other.look();
  await api.owner.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'other'",
  );
  await other.look();
  for (let look = 0; look < 3; look++) await other.look();
  expect(await takers(api)).toEqual(["worker-that-lives"]);
  await other.look();
  expect(await takers(api)).toEqual([null]);
});

test("a lost worker’s job that a later job has replaced does not count as dead", async () => {
  const api = await startApi();
  const other = openServer(api, "other");
  const move = () =>
    api.services.db.inPlatform((trx) => enqueue(trx, moveSendoutJob, { chainId: 1, sendoutId: 2, lane: 0 }));
  await move();
  await api.owner.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-that-was-killed'",
  );
  await move();
  await takeJob(api, 3, "worker-that-was-killed");
  await api.owner.query(
    "update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'messageId' = '3'",
  );
  for (let look = 0; look < 4; look++) await other.look();
  const { rows } = await api.owner.query(
    `select coalesce(key, payload ->> 'messageId') as job, attempts = max_attempts as ended, locked_by
     from graphile_worker._private_jobs order by id`,
  );
  expect(rows).toEqual([
    { job: "sendout 1 2 0", ended: false, locked_by: null },
    { job: "3", ended: true, locked_by: null },
  ]);
});

test("dead jobs are stored for a week, but waiting and running jobs without limit", async () => {
  const api = await startApi();
  for (const messageId of [1, 2, 3, 4])
    await api.services.db.inPlatform((trx) => enqueue(trx, sendPlatformMessageJob, { messageId }));
  const write = (messageId: number, set: string) =>
    api.owner.query(
      `update graphile_worker._private_jobs set ${set} where (payload ->> 'messageId')::int = ${messageId}`,
    );
  await write(1, "attempts = max_attempts");
  await write(2, "attempts = max_attempts");
  await write(3, "attempts = max_attempts, locked_at = now(), locked_by = 'x'");
  await api.owner.query("alter table graphile_worker._private_jobs disable trigger all");
  for (const messageId of [1, 3, 4]) await write(messageId, "updated_at = now() - interval '8 days'");
  await api.owner.query("alter table graphile_worker._private_jobs enable trigger all");
  await schedule(api.services)
    .find(({ name }) => name === "forget-dead-jobs")
    ?.act();
  const { rows } = await api.owner.query(
    "select (payload ->> 'messageId')::int as id from graphile_worker._private_jobs",
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual([2, 3, 4]);
});
