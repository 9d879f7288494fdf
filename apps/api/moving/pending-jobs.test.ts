import { beforeEach, expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openClubs } from "./freeze-company.ts";
import { readPendingJobs } from "./pending-jobs.ts";

let api: TestApi;
const company = { companyId: 1, chainIds: [12] };
beforeEach(async () => {
  api = await startApi();
  await api.owner.query(
    `select enqueue('send-message', '{"chainId": 12, "messageId": 1}'), enqueue('tell-terms', '{"chainId": 12}', 'terms 12'),
     enqueue('update-passes', '{"chainId": 12, "memberIds": [2]}'), enqueue('send-message', '{"chainId": 123, "messageId": 3}')`,
  );
});

const read = (patienceMs?: number) =>
  withClient(api.connectionString, (client) => readPendingJobs(client, company, patienceMs));
/** Changes a job by its place among the four jobs. */
const setJob = (place: number, change: string) =>
  api.owner.query(`update graphile_worker._private_jobs set ${change}
    where id = (select id from graphile_worker.jobs order by id offset ${place} limit 1)`);

test("the pending jobs of a moving company have payload, key and time; jobs given up and those of other clubs are left out", async () => {
  await setJob(0, "run_at = '2099-01-02T03:04:05.678901Z', max_attempts = 7");
  await setJob(2, "attempts = max_attempts");
  const [message, terms, ...others] = await read();
  expect(message).toEqual({
    name: "send-message",
    payload: { chainId: 12, messageId: 1 },
    runAt: expect.stringContaining("2099-01-02T03:04:05.678901"),
    attemptsAtMost: 7,
    key: null,
    queueName: null,
    priority: 0,
  });
  expect(terms).toMatchObject({ name: "tell-terms", payload: { chainId: 12 }, key: "terms 12" });
  expect(others).toEqual([]);
});

test("a pending job keeps the queue whose jobs run one after the other", async () => {
  const passes = (await read()).find(({ name }) => name === "update-passes");
  expect(passes?.queueName).toBe("passes");
});

test("a job that a worker has taken is read once it is released", async () => {
  await setJob(1, "locked_at = now(), locked_by = 'worker'");
  await expect(read(0)).rejects.toThrow("tell-terms");
  const reading = read();
  await setJob(1, "locked_at = null, locked_by = null");
  expect((await reading).map(({ payload }) => payload)).toEqual([
    { chainId: 12, messageId: 1 },
    { chainId: 12 },
    { chainId: 12, memberIds: [2] },
  ]);
});

test("a thawed company's postponed jobs are due at once, other clubs' jobs are unchanged", async () => {
  for (const place of [0, 3]) await setJob(place, "attempts = 3, run_at = '2099-01-01'");
  await withClient(api.connectionString, (client) => openClubs(client, company));
  const { rows } = await api.owner.query(
    "select attempts, run_at > now() as later from graphile_worker.jobs order by id",
  );
  expect(rows).toEqual([
    { attempts: 0, later: false },
    { attempts: 0, later: false },
    { attempts: 0, later: false },
    { attempts: 3, later: true },
  ]);
});
