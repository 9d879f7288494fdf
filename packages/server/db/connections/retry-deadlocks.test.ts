import { type Kysely, sql, type Transaction } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import type { DB } from "../types.ts";
import { retryDeadlocks } from "./retry-deadlocks.ts";

let api: TestApi;
let club: Club;

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

/** Runs two acts that lock the same two rows in opposite orders, after each has its first lock. */
async function runOpposedActs(run: (act: (trx: Transaction<DB>) => Promise<void>) => Promise<void>): Promise<number> {
  let runs = 0;
  const firstLocks = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lock = (trx: Kysely<DB>, id: number | undefined) =>
    sql`update location set name = name || '!' where chain_id = ${club.chain.id} and id = ${id}`.execute(trx);
  await Promise.all(
    firstLocks.map(({ resolve }, index) =>
      run(async (trx) => {
        runs++;
        await lock(trx, club.locationIds[index]);
        resolve();
        await firstLocks[1 - index]?.promise;
        await lock(trx, club.locationIds[1 - index]);
      }),
    ),
  );
  return runs;
}

const readNames = async () =>
  (await api.owner.query("select name from location where chain_id = $1 order by id", [club.chain.id])).rows.map(
    ({ name }) => name,
  );

test.each([
  ["inChain", (act: (trx: Transaction<DB>) => Promise<void>) => api.services.db.inChain(club.chain.id, act)],
  ["inPlatform", (act: (trx: Transaction<DB>) => Promise<void>) => api.services.db.inPlatform(act)],
])("two acts of %s that deadlock both take effect once", async (_, run) => {
  const before = await readNames();
  expect(await runOpposedActs(run)).toBe(3);
  expect(await readNames()).toEqual(before.map((name) => `${name}!!`));
});

test("a deadlock that repeats is thrown after three runs, and another error after one", async () => {
  const errors = { deadlock: Object.assign(new Error("deadlock"), { code: "40P01" }), other: new Error("other") };
  for (const [error, expected] of [
    [errors.deadlock, 3],
    [errors.other, 1],
  ] as const) {
    let runs = 0;
    await expect(
      retryDeadlocks(async () => {
        runs++;
        throw error;
      }),
    ).rejects.toBe(error);
    expect(runs).toBe(expected);
  }
});
