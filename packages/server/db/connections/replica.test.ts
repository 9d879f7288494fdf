import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { loginsAt, startApi, type TestApi } from "#tests/api/harness.ts";
import { type Database, openDatabase, type ReadOptions } from "../database.ts";
import { withClient } from "./with-client.ts";

let api: TestApi;
let club: Club;
let behind: string;
const opened: Database[] = [];
const errors: Error[] = [];

/** Opens the product's database with a replica at this URL, or without one. */
function lookingAt(replica: string | null): Database {
  const logins = { ...loginsAt(api.connectionString), replica };
  const db = openDatabase({ logins, connections: 2, onError: (error) => errors.push(error) });
  opened.push(db);
  return db;
}

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  // An empty replica: the number of rows shows which database answered.
  behind = await cloneDatabase();
});
afterAll(() => Promise.all(opened.map((db) => db.close())));

const countLocations = async (db: Database, options?: ReadOptions) => {
  const [rows] = await db.read(club.chain.id, (q) => [q.selectFrom("location").select("id")], options);
  return rows.length;
};
const countOnPrimary = () => countLocations(api.services.db);

test("a read with the replica option reads the replica, and every other read the primary", async () => {
  const db = lookingAt(loginsAt(behind).app);
  expect(await countLocations(db, { replica: true })).toBe(0);
  expect(await countLocations(db)).toBe(await countOnPrimary());
  expect(await countOnPrimary()).toBeGreaterThan(0);
  const chains = sql<{ n: number }>`select count(*)::int as n from chain`;
  expect((await chains.execute(lookingAt(loginsAt(behind).platform).replica)).rows).toEqual([{ n: 0 }]);
});

test("without a replica, reads with the replica option read the primary", async () => {
  const db = lookingAt(null);
  expect(await countLocations(db, { replica: true })).toBe(await countOnPrimary());
  expect(db.replica).toBe(db.platform);
});

test("a replica that is down or lacks a migration is replaced by the primary", async () => {
  const nobody = Object.assign(new URL(loginsAt(behind).app), { port: "1" }).href;
  const away = lookingAt(nobody);
  expect(await countLocations(away, { replica: true })).toBe(await countOnPrimary());
  expect(errors).toHaveLength(1);
  expect(await countLocations(away, { replica: true })).toBe(await countOnPrimary());
  // No second error: the server does not retry the replica yet.
  expect(errors).toHaveLength(1);
  const older = await cloneDatabase();
  await withClient(older, (client) => client.query("alter table location rename to place"));
  expect(await countLocations(lookingAt(loginsAt(older).app), { replica: true })).toBe(await countOnPrimary());
});
