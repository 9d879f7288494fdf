import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Away, openGate } from "../../test/gate.ts";
import { startApi, type TestApi } from "../../test/harness.ts";
import { createLog, type Log } from "../log.ts";
import { enqueue } from "./enqueue.ts";
import { type Jobs, runJobs, type ScheduledJob } from "./run.ts";

interface Options {
  looksEveryMs?: number;
  log?: Log;
  schedule?: ScheduledJob[];
}

/** A worker with one kind of job that does something: `act`, with the number it is told. */
function start(
  connectionString: string,
  act: (messageId: number) => Promise<void>,
  moveSendout: Jobs["move-sendout"] = async () => {},
  { log = createLog("silent"), schedule = [], ...times }: Options = {},
) {
  const jobs: Jobs = {
    "send-message": async () => {},
    "move-import": async () => {},
    "update-passes": async () => {},
    "write-picture-sizes": async () => {},
    "tell-terms": async () => {},
    "move-sendout": moveSendout,
    "move-what-if": async () => {},
    "send-platform-message": ({ messageId }) => act(messageId),
  };
  return runJobs(connectionString, jobs, schedule, log, { patienceMs: 500, ...times });
}

const add = ({ services }: TestApi, messageId: number) =>
  services.db.platform.transaction().execute((trx) => enqueue(trx, "send-platform-message", { messageId }));

test("jobs run on after every connection of theirs was ended", async () => {
  const api = await startApi();
  const ran: number[] = [];
  const worker = await start(api.connectionString, async (messageId) => void ran.push(messageId));
  await add(api, 1);
  await expect.poll(() => ran).toContain(1);
  await api.owner.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ~ 'graphile_worker|LISTEN'`);
  await add(api, 2);
  await expect.poll(() => ran).toContain(2);
  await worker.stop();
});

test("however many sendouts go, no other message waits for one of them", async () => {
  const api = await startApi();
  const ran: number[] = [];
  const over = Promise.withResolvers<void>();
  const going: number[] = [];
  const worker = await start(
    api.connectionString,
    async (messageId) => void ran.push(messageId),
    ({ sendoutId }) => {
      going.push(sendoutId);
      return over.promise;
    },
  );
  await api.services.db.platform.transaction().execute(async (trx) => {
    for (const sendoutId of [1, 2, 3, 4, 5, 6]) await enqueue(trx, "move-sendout", { chainId: 1, sendoutId, lane: 0 });
  });
  await expect.poll(() => going).toHaveLength(2);
  await add(api, 1);
  await expect.poll(() => ran).toEqual([1]);
  expect(going).toHaveLength(2);
  over.resolve();
  await expect.poll(() => going).toHaveLength(6);
  await worker.stop();
});

test.each<[Away, string]>([
  ["swallows", "is done"],
  ["refuses", "has failed"],
])("a database that %s everybody when a job %s ends nothing, and the job is taken up again", async (away, ending) => {
  const fallen: unknown[] = [];
  const note = (error: unknown) => fallen.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const api = await startApi();
  const gate = await openGate(api.connectionString);
  const ran: number[] = [];
  const worker = await start(gate.connectionString, async (messageId) => {
    ran.push(messageId);
    if (ran.length > 1) return;
    gate.shut(away);
    if (ending === "has failed") throw new Error("the provider said no");
  });
  await add(api, 1);
  await expect.poll(() => ran).toEqual([1]);
  // Whoever runs jobs has come and found nobody.
  await expect.poll(() => gate.turnedAway()).toBeGreaterThan(2);
  expect(fallen).toEqual([]);
  gate.open();
  await expect.poll(() => ran).toEqual([1, 1]);
  await add(api, 2);
  await expect.poll(() => ran).toEqual([1, 1, 2]);
  await worker.stop();
  const left = await api.owner.query("select count(*)::int as count from graphile_worker.jobs");
  expect(left.rows).toEqual([{ count: 0 }]);
  await gate.close();
});

test("a stop between a runner that gave up and the one after it is the end of both", async () => {
  const api = await startApi();
  const gate = await openGate(api.connectionString);
  const said: string[] = [];
  const ran: number[] = [];
  const act = async (messageId: number) => {
    ran.push(messageId);
    if (ran.length > 1) return;
    gate.shut("refuses");
    throw new Error("the provider said no");
  };
  const log = pino({ level: "debug" }, { write: (line: string) => void said.push(line) });
  const worker = await start(gate.connectionString, act, undefined, { log });
  await add(api, 1);
  await expect.poll(() => said.join("")).toContain("Runner stopping");
  gate.open();
  await worker.stop();
  expect(ran).toEqual([1]);
  await gate.close();
});

/** The schedule cannot be kept, and the pause after its first error never ends. */
async function pauseSchedule({ owner }: TestApi) {
  await owner.query(`create function no_schedule() returns trigger language plpgsql
    as 'begin raise exception ''the schedule could not be written''; end'`);
  await owner.query(`create trigger no_schedule before insert or update on graphile_worker._private_known_crontabs
    for each statement execute function no_schedule()`);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void said.push(line) });
  const schedule = [{ name: "each-night", pattern: "0 3 * * *", act: async () => {} }];
  const paused = async () => {
    await expect.poll(() => said.join("")).toContain("Cron hit an error");
    vi.useRealTimers();
  };
  return { log, schedule, paused };
}

test("a stop waits for no schedule that pauses after an error", async () => {
  const api = await startApi();
  const { log, schedule, paused } = await pauseSchedule(api);
  const worker = await start(api.connectionString, async () => {}, undefined, { log, schedule });
  await paused();
  await worker.stop();
});

test("while the schedule pauses, a runner that gave up has another after it all the same", async () => {
  const api = await startApi();
  const gate = await openGate(api.connectionString);
  const { log, schedule, paused } = await pauseSchedule(api);
  const ran: number[] = [];
  const act = async (messageId: number) => {
    ran.push(messageId);
    if (ran.length === 1) gate.shut("refuses");
  };
  const worker = await start(gate.connectionString, act, undefined, { log, schedule });
  await paused();
  await add(api, 1);
  await expect.poll(() => gate.turnedAway()).toBeGreaterThan(2);
  gate.open();
  await expect.poll(() => ran).toEqual([1, 1]);
  await worker.stop();
  await gate.close();
});

test("what a killed worker had in hand is given back; what a living one has, however long, is its own", async () => {
  const api = await startApi();
  const over = Promise.withResolvers<void>();
  const ran: number[] = [];
  const act = async (messageId: number) => {
    ran.push(messageId);
    await over.promise;
  };
  const living = await start(api.connectionString, act);
  await add(api, 1);
  await expect.poll(() => ran).toEqual([1]);
  // Held for hours: one by the worker above, one by a worker that is no more.
  await add(api, 2);
  await expect.poll(() => ran).toEqual([1, 2]);
  await api.owner.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour',
    locked_by = case payload ->> 'messageId' when '2' then 'worker-that-was-killed' else locked_by end`);
  const second = await start(api.connectionString, act, undefined, { looksEveryMs: 50 });
  await expect.poll(() => ran).toEqual([1, 2, 2]);
  over.resolve();
  await second.stop();
  await living.stop();
  expect(ran).toEqual([1, 2, 2]);
});

test("the job of a process that was killed is taken up by another server", async () => {
  const api = await startApi();
  const program = fileURLToPath(new URL("../../test/hanging-worker.ts", import.meta.url));
  const child = spawn(process.execPath, [program, api.connectionString], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await add(api, 1);
  const [taken] = await once(child.stdout, "data");
  expect(String(taken)).toBe("1\n");
  child.kill("SIGKILL");
  await once(child, "exit");
  const ran: number[] = [];
  const worker = await start(api.connectionString, async (messageId) => void ran.push(messageId), undefined, {
    looksEveryMs: 50,
  });
  await expect.poll(() => ran).toEqual([1]);
  await worker.stop();
});
