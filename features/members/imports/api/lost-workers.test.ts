import { beforeAll, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { countSessions } from "#tests/api/held-up.ts";
import { importsAt } from "#tests/api/members/imports.ts";
import { freePort, type ServerProcess, spawnServer, untilReady } from "#tests/api/servers/server-process.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { importsSchedule } from "./jobs.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const { as, look, setState, work } = importsAt(() => ({ api, club }));
const rowCount = 2_300;
/** The index of a row in the third step of five hundred rows; two steps are committed before it. */
const inThirdStep = 1_200;

const proved = async () =>
  expect((await runChecks(api.services.db.platform)).filter(({ violations }) => violations.length > 0)).toEqual([]);

/** Creates and checks an import in which each member gets five points. */
async function checkedList(name: string): Promise<number> {
  const columns = ["email", "points"].map((field) => ({ heading: field, field }));
  const fingerprint = Buffer.from(name).toString("hex").padStart(64, "0");
  const body = { fileName: `${name}.csv`, fingerprint, rows: rowCount, columns, choices: {} };
  const { id } = await api.call("startImport", { body }, as());
  for (let from = 1; from <= rowCount; from += 1_000) {
    const length = Math.min(1_000, rowCount - from + 1);
    const rows = Array.from({ length }, (_, at) => [`${name}${from + at}@example.com`, "5"]);
    await api.call("sendImportRows", { params: { id }, body: { from, rows } }, as());
  }
  await setState(id, "CHECKING");
  await work(id);
  return id;
}

/** Polls until the condition holds, because another process is visible only through the database. */
const until = (holds: () => Promise<boolean>) => expect.poll(holds).toBe(true);

const heldUp = "wait_event_type = 'Lock'";

/** Locks a row of the third step, so that the import waits there while `act` runs. */
async function inTheMiddle(id: number, act: () => Promise<void>): Promise<void> {
  const holder = await api.owner.connect();
  await holder.query("begin");
  await holder.query(
    `select from member_import_row
     where chain_id = $1 and import_id = $2 and row_number = $3 for update`,
    [club.chain.id, id, inThirdStep],
  );
  await act().finally(() => holder.release(true));
}

/** Waits until two steps are committed and the third waits for the lock. */
const untilHeldUp = (id: number) =>
  until(async () => (await countSessions(api, heldUp)) > 0 && (await look(id)).progress === 1_000);

async function expectTakenInOnce(id: number): Promise<void> {
  expect(await look(id)).toMatchObject({ state: "DONE", progress: rowCount, outcomes: { NEW: rowCount } });
  const { rows } = await api.owner.query(
    `select (select count(*)::int from member where chain_id = $2 and import_id = $1) as members, count(*)::int as lots,
       sum(amount)::int as points from point_lot where chain_id = $2 and import_id = $1`,
    [id, club.chain.id],
  );
  expect(rows).toEqual([{ members: rowCount, lots: rowCount, points: 5 * rowCount }]);
  await proved();
}

/** Runs the restart job when the import has not moved for `seconds`. The worker wrote that time by its own clock. */
async function takeUpAfter(id: number, seconds: number): Promise<void> {
  const { rows } = await api.owner.query<{ at: string }>(
    `select to_char(moved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from member_import where id = $1`,
    [id],
  );
  // The clock moves only during this call, because sessions would expire on another day.
  const before = api.clock.now;
  api.clock.now = Temporal.Instant.from(rows[0]?.at ?? "").add({ seconds });
  await importsSchedule(api.services)
    .find(({ name }) => name === "take-up-imports")
    ?.act();
  api.clock.now = before;
}

const jobs = async (id: number, which = "true") =>
  (
    await api.owner.query(`select from graphile_worker._private_jobs where ${which} and payload ->> 'importId' = $1`, [
      String(id),
    ])
  ).rowCount;

async function startWorker(): Promise<ServerProcess> {
  const env = { DATABASE_URL: api.connectionString, STAMMIS_DATA: temporaryFolder("import-worker") };
  const server = spawnServer(env, await freePort());
  await untilReady(server);
  return server;
}

test("another worker resumes an import after a kill in the middle of a step, and no row counts twice", async () => {
  const id = await checkedList("killed");
  await inTheMiddle(id, async () => {
    const first = await startWorker();
    await setState(id, "RUNNING");
    await untilHeldUp(id);
    // An import in a long step is not restarted, because its worker still holds the lock.
    const before = await jobs(id);
    await takeUpAfter(id, 61);
    expect(await jobs(id)).toBe(before);
    first.child.kill("SIGKILL");
    await first.exited;
  });
  expect(await look(id)).toMatchObject({ state: "RUNNING", progress: 1_000 });

  await takeUpAfter(id, 59);
  expect(await jobs(id, "locked_at is null")).toBe(0);
  // The killed worker's last query may still run in the database. The import is restarted only after that query ends.
  await until(async () => {
    await takeUpAfter(id, 61);
    return (await jobs(id, "locked_at is null")) === 1;
  });

  const second = await startWorker();
  await until(async () => (await look(id)).state === "DONE");
  second.child.kill("SIGTERM");
  await second.exited;
  await expectTakenInOnce(id);
});

test("an import stopped by the merchant keeps its progress, is not restarted by the job, and can continue later", async () => {
  const id = await checkedList("stopped");
  await setState(id, "RUNNING");
  await inTheMiddle(id, async () => {
    const working = work(id).catch((error: Error) => error);
    await untilHeldUp(id);
    await api.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and ${heldUp}`);
    expect(await working).toBeInstanceOf(Error);
  });
  await setState(id, "STOPPED");
  expect(await look(id)).toMatchObject({ state: "STOPPED", progress: 1_000 });
  api.clock.now = api.clock.now.add({ minutes: 5 });
  await importsSchedule(api.services)
    .find(({ name }) => name === "take-up-imports")
    ?.act();
  await work(id);
  expect(await look(id)).toMatchObject({ state: "STOPPED", progress: 1_000 });
  await setState(id, "RUNNING");
  await work(id);
  await expectTakenInOnce(id);
});
