import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { loginsAt, startApi, type TestApi } from "#tests/api/harness.ts";
import { type Database, openDatabase } from "../database.ts";
import { withClient } from "./with-client.ts";

let api: TestApi;
let club: Club;
let behind: string;
const opened: Database[] = [];
const errors: Error[] = [];

/** The product's look with a replica at this address, or with none. */
function lookingAt(replica: string | null): Database {
  const logins = { ...loginsAt(api.connectionString), replica };
  const db = openDatabase({ logins, connections: 2, onError: (error) => errors.push(error) });
  opened.push(db);
  return db;
}

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  // A replica that is behind by all there is: what it answers tells which of them was asked.
  behind = await cloneDatabase();
});
afterAll(() => Promise.all(opened.map((db) => db.close())));

const locations = (read: Database["read"]) =>
  read(club.chain.id, (q) => [q.selectFrom("location").select("id")]).then(([rows]) => rows.length);
const here = () => locations(api.services.db.read);

test("a look that may be old is asked of the replica, every other of the database", async () => {
  const db = lookingAt(loginsAt(behind).app);
  expect(await locations(db.readReplica)).toBe(0);
  expect(await locations(db.read)).toBe(await here());
  expect(await here()).toBeGreaterThan(0);
  const chains = sql<{ n: number }>`select count(*)::int as n from chain`;
  expect((await chains.execute(lookingAt(loginsAt(behind).platform).replica)).rows).toEqual([{ n: 0 }]);
});

test("without one the database is asked", async () => {
  const db = lookingAt(null);
  expect(await locations(db.readReplica)).toBe(await here());
  expect(db.replica).toBe(db.platform);
});

test("one that is away, or lacks what was migrated a moment ago, fails nobody", async () => {
  const nobody = Object.assign(new URL(loginsAt(behind).app), { port: "1" }).href;
  const away = lookingAt(nobody);
  expect(await locations(away.readReplica)).toBe(await here());
  expect(errors).toHaveLength(1);
  expect(await locations(away.readReplica)).toBe(await here());
  // Known to be away, it was not asked again.
  expect(errors).toHaveLength(1);
  const older = await cloneDatabase();
  await withClient(older, (client) => client.query("alter table location rename to place"));
  expect(await locations(lookingAt(loginsAt(older).app).readReplica)).toBe(await here());
});
