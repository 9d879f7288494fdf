import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { lookAtNodes } from "../commands/look-at-nodes.ts";
import { checkNodes, readNodes } from "./read-nodes.ts";

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await cloneDatabase() });
  await client.connect();
});
afterAll(() => client.end());

const nodes = { citus: "13.2-1", workers: 2, isCoordinatorKnown: true, spread: [], here: tenantTables };

describe("the check of the nodes before rows are distributed", () => {
  test("refuses a database without a coordinator name or without a worker", async () => {
    await expect(checkNodes(client, { ...nodes, isCoordinatorKnown: false })).rejects.toThrow(
      "citus_set_coordinator_host",
    );
    await expect(checkNodes(client, { ...nodes, workers: 0 })).rejects.toThrow("citus_add_node");
    await expect(checkNodes(client, nodes)).resolves.toBeUndefined();
  });

  test.skipIf(isOnNodes)("refuses a role that row-level security applies to", async () => {
    await client.query(
      "begin; insert into company (name) values ('En'); create role mover; grant stammis_app to mover",
    );
    await client.query(`insert into chain (company_id, name, commercial_name, subdomain)
      select max(id), 'En', 'En', 'en' || max(id) || 'klubb' from company`);
    await expect(checkNodes(client, nodes)).resolves.toBeUndefined();
    await client.query("alter table chain owner to mover");
    await client.query("set local role mover");
    await expect(checkNodes(client, nodes)).rejects.toThrow("should use a superuser to move them");
    await client.query("rollback");
  });
});

describe.skipIf(isOnNodes)("a database on a single PostgreSQL", () => {
  test("has no nodes, and the check of its nodes names the missing requirements", async () => {
    const read = await readNodes(client);
    expect(read).toEqual({ citus: null, workers: 0, isCoordinatorKnown: false, spread: [], here: tenantTables });
    await expect(checkNodes(client, read)).rejects.toThrow("create extension citus");
    expect(await lookAtNodes(client)).toEqual([]);
  });
});
