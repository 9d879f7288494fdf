import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { writePictureSizesJob } from "#features/clubs/files/api/job-kinds.ts";
import { moveSendoutJob } from "#features/messages/sendouts/api/sending/job-kinds.ts";
import { startApi } from "#tests/api/harness.ts";
import { addJob, startWorker } from "#tests/api/messages/message-worker.ts";
import { DeliveryDelayed } from "../messaging/delivery.ts";
import { enqueue } from "./enqueue.ts";

/** Returns a log that records its lines. */
function hearLines() {
  const written: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void written.push(line) });
  return { log, lines: () => written.map((line) => JSON.parse(line) as { level: number; deliveries?: number }) };
}

test("jobs continue to run after all database connections of the worker were ended", async () => {
  const api = await startApi();
  const ran: number[] = [];
  const worker = await startWorker(api.connectionString, async (messageId) => void ran.push(messageId));
  await addJob(api, 1);
  await expect.poll(() => ran).toContain(1);
  await api.owner.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ~ 'graphile_worker|LISTEN'`);
  await addJob(api, 2);
  await expect.poll(() => ran).toContain(2);
  await worker.stop();
});

test("a scheduled job with atStart also runs when the worker starts", async () => {
  const api = await startApi();
  const actions: string[] = [];
  const yearly = {
    name: "take-up",
    pattern: "0 0 1 1 *",
    atStart: true,
    act: async () => void actions.push("take-up"),
  } as const;
  const worker = await startWorker(api.connectionString, async () => {}, undefined, { schedule: [yearly] });
  await expect.poll(() => actions).toEqual(["take-up"]);
  await worker.stop();
});

test("a job whose provider is unavailable logs no error, and only one warning for many attempts", async () => {
  const api = await startApi();
  const { log, lines } = hearLines();
  let tries = 0;
  const worker = await startWorker(
    api.connectionString,
    async () => {
      tries++;
      throw new DeliveryDelayed("mail server: ECONNREFUSED");
    },
    undefined,
    { log },
  );
  for (let messageId = 0; messageId < 5; messageId++) await addJob(api, messageId);
  await expect.poll(() => tries).toBe(5);
  await worker.stop();
  const levels = lines().map(({ level }) => level);
  expect(levels.filter((level) => level >= 50)).toEqual([]);
  expect(lines().filter(({ level }) => level === 40)).toMatchObject([{ deliveries: 1 }]);
});

test("a job that fails for another reason logs an error", async () => {
  const api = await startApi();
  const { log, lines } = hearLines();
  const worker = await startWorker(api.connectionString, () => Promise.reject(new Error("broken")), undefined, { log });
  await addJob(api, 1);
  await expect.poll(() => lines().filter(({ level }) => level >= 50).length).toBeGreaterThan(0);
  await worker.stop();
});

test("sendouts do not delay other messages, however many run", async () => {
  const api = await startApi();
  const ran: number[] = [];
  const over = Promise.withResolvers<void>();
  const going: number[] = [];
  const worker = await startWorker(
    api.connectionString,
    async (messageId) => void ran.push(messageId),
    ({ sendoutId }) => {
      going.push(sendoutId);
      return over.promise;
    },
  );
  await api.services.db.inPlatform(async (trx) => {
    for (const sendoutId of [1, 2, 3, 4, 5, 6]) await enqueue(trx, moveSendoutJob, { chainId: 1, sendoutId, lane: 0 });
  });
  await expect.poll(() => going).toHaveLength(2);
  await addJob(api, 1);
  await expect.poll(() => ran).toEqual([1]);
  expect(going).toHaveLength(2);
  over.resolve();
  await expect.poll(() => going).toHaveLength(6);
  await worker.stop();
});

test("many pictures do not delay a message, because resizing runs one at a time", async () => {
  const api = await startApi();
  const ran: number[] = [];
  const sizing: string[] = [];
  const over = Promise.withResolvers<void>();
  const writeSizes = ({ path }: { path: string }) => {
    sizing.push(path);
    return over.promise;
  };
  const worker = await startWorker(api.connectionString, async (messageId) => void ran.push(messageId), undefined, {
    writeSizes,
  });
  await api.services.db.inPlatform(async (trx) => {
    for (let n = 0; n < 8; n++) await enqueue(trx, writePictureSizesJob, { chainId: 1, path: `/files/1/${n}.webp` });
  });
  await expect.poll(() => sizing).toHaveLength(1);
  await addJob(api, 1);
  await expect.poll(() => ran).toEqual([1]);
  expect(sizing).toHaveLength(1);
  over.resolve();
  await expect.poll(() => sizing).toHaveLength(8);
  await worker.stop();
});

test("jobs of a killed worker are returned to the queue, but not jobs of a living one", async () => {
  const api = await startApi();
  const over = Promise.withResolvers<void>();
  const ran: number[] = [];
  const act = async (messageId: number) => {
    ran.push(messageId);
    await over.promise;
  };
  const living = await startWorker(api.connectionString, act);
  await addJob(api, 1);
  await expect.poll(() => ran).toEqual([1]);
  // Both jobs have been locked for an hour: one by the running worker, the other by a worker that is gone.
  await addJob(api, 2);
  await expect.poll(() => ran).toEqual([1, 2]);
  await api.owner.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour',
    locked_by = case payload ->> 'messageId' when '2' then 'worker-that-was-killed' else locked_by end`);
  const second = await startWorker(api.connectionString, act, undefined, { looksEveryMs: 50 });
  await expect.poll(() => ran).toEqual([1, 2, 2]);
  over.resolve();
  await second.stop();
  await living.stop();
  expect(ran).toEqual([1, 2, 2]);
});

test("another server takes over the job of a killed process", async () => {
  const api = await startApi();
  const program = fileURLToPath(new URL("../../../tests/api/servers/hanging-worker.ts", import.meta.url));
  const child = spawn(process.execPath, [program, api.connectionString], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await addJob(api, 1);
  const [taken] = await once(child.stdout, "data");
  expect(String(taken)).toBe("1\n");
  child.kill("SIGKILL");
  await once(child, "exit");
  const ran: number[] = [];
  const worker = await startWorker(api.connectionString, async (messageId) => void ran.push(messageId), undefined, {
    looksEveryMs: 50,
  });
  await expect.poll(() => ran).toEqual([1]);
  await worker.stop();
});
