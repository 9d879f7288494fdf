import { sql } from "kysely";
import { afterEach, beforeAll, expect, inject, test } from "vitest";
import { nodesOfDatabase } from "#tests/api/database/citus.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { loginsAt, startApi, type TestApi } from "#tests/api/harness.ts";
import { type Database, openDatabase } from "../database.ts";
import { statement } from "../prepared.ts";
import { withClient } from "./with-client.ts";

let api: TestApi;
let club: Club;
let opened: Database;
let errors: Error[];

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});
afterEach(() => opened.close());

function open(): Database {
  errors = [];
  opened = openDatabase({
    logins: { ...loginsAt(api.connectionString), replica: null },
    connections: 2,
    onError: (error) => errors.push(error),
  });
  return opened;
}

const readPort = async (db: Database) => {
  const [[port]] = await db.read(club.chain.id, () => [
    statement<{ port: number }>(sql`select inet_server_port() as port`),
  ]);
  return port?.port;
};

const readLocations = async (db: Database) => {
  const [rows] = await db.read(club.chain.id, (q) => [q.selectFrom("location").select("id").orderBy("id")]);
  return rows.map(({ id }) => id);
};

test("a chain's read sees its own rows, wherever they are", async () => {
  expect(await readLocations(open())).toEqual(club.locationIds);
  expect(errors).toEqual([]);
});

test.skipIf(isOnNodes)("a read of one PostgreSQL opens no pool for nodes", async () => {
  const db = open();
  expect(await readPort(db)).toBe(Number(new URL(api.connectionString).port));
  expect(db.connections().map(({ pool }) => pool)).toEqual(["chains", "platform"]);
});

test.runIf(isOnNodes)("a chain's read runs on the worker that holds its rows", async () => {
  const ports = inject("workers").map((worker) => Number(new URL(worker).port));
  expect(ports).toContain(await readPort(open()));
});

test.runIf(isOnNodes)(
  "an act runs on the chain's node, and on the coordinator if it needs more ids than it drew",
  async () => {
    const db = open();
    const readPorts = (byDefault: number) =>
      db.inChain(
        club.chain.id,
        async (_trx, { batch, drawIds, last }) => {
          await drawIds({ numbered: { purchase: 0, point_lot: 0, redemption: 0 }, byDefault });
          const [[port]] = await batch(statement<{ port: number }>(sql`select inet_server_port() as port`));
          void last(statement(sql`select next_id('point_entry') from generate_series(1, 3)`));
          return port?.port;
        },
        { local: true },
      );
    const ports = inject("workers").map((worker) => Number(new URL(worker).port));
    expect(ports).toContain(await readPorts(3));
    expect(errors).toEqual([]);
    expect(await readPorts(2)).toBe(Number(new URL(api.connectionString).port));
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining("needs more ids of point_entry")]);
  },
);

test("an act that a node may run draws ids of purchases, lots and redemptions in ascending order", async () => {
  const numbered = { purchase: 2, point_lot: 1, redemption: 0 };
  const drawn = () =>
    open().inChain(club.chain.id, (_trx, { drawIds }) => drawIds({ numbered, byDefault: 1 }), { local: true });
  const [first, second] = [await drawn(), await drawn()];
  expect([first.purchase.length, first.point_lot.length, first.redemption.length]).toEqual([2, 1, 0]);
  const purchases = [...first.purchase, ...second.purchase];
  expect(purchases.toSorted((a, b) => a - b)).toEqual(purchases);
  expect(new Set(purchases).size).toBe(4);
  expect(Math.max(...purchases)).toBeLessThan(2 ** 40);
});

test("an act that a node may run changes the chain's rows once, also on one PostgreSQL", async () => {
  const db = open();
  const rename = sql`update location set name = name || '!' where chain_id = ${club.chain.id} and id = ${club.locationIds[0]}`;
  await db.inChain(club.chain.id, async (_trx, { last }) => void last(statement(rename)), { local: true });
  const { rows } = await api.owner.query("select name from location where id = $1", [club.locationIds[0]]);
  expect(rows[0].name).toMatch(/[^!]!$/);
});

// Last, because it breaks the nodes of this file's database.
test.runIf(isOnNodes)("a read that fails on its node runs on the coordinator, and the error is reported", async () => {
  const db = open();
  for (const node of nodesOfDatabase(api.connectionString, inject("workers")).slice(1))
    await withClient(node, (client) =>
      client.query("set citus.enable_ddl_propagation = off; alter function take_chain_here rename to lost_function"),
    );
  expect(await readLocations(db)).toEqual(club.locationIds);
  expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining("take_chain_here")]);
});
