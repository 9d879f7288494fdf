import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Build } from "#packages/server/db/build.ts";
import { allChains, openDatabase } from "#packages/server/db/database.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { root } from "../../scripts/files.ts";
import { loginsAt, startApi } from "../api/harness.ts";
import { unlistedOverAll } from "./must-be-over-all.ts";
import { overAllChains } from "./over-all-chains.ts";
import { tablesOverAll } from "./unnamed-tables.ts";

const tenants = new Set(["member", "purchase"]);
const over = (statement: string) => tablesOverAll(statement, tenants);

test("a platform statement names its chain by a value, or by a row of chain that a value selects", () => {
  expect(over("select id from member where id = $1")).toEqual(["member"]);
  expect(over("select id from member where chain_id = $1 and id = $2")).toEqual([]);
  const joined = "select 1 from member join chain on chain.id = member.chain_id";
  expect(over(`${joined} where chain.id = $1`)).toEqual([]);
  expect(over(`${joined} where chain.company_id = $1`)).toEqual(["member"]);
  expect(over("delete from purchase where chain_id in (select id from chain where is_demo)")).toEqual(["purchase"]);
  expect(over("select 1 from purchase p join member m on m.chain_id = p.chain_id")).toEqual(["member", "purchase"]);
});

test("each file that reads over all chains exists, and its tables are tenant tables", () => {
  for (const [site, tables] of Object.entries(overAllChains)) {
    expect(existsSync(join(root, site)), site).toBe(true);
    expect(tables.filter((table) => !(tenantTables as readonly string[]).includes(table))).toEqual([]);
  }
});

test("an unlisted file may not read over all chains, and a listed file may not read another table", () => {
  const members = "select count(*) from member";
  const unlisted = (statement: string, file: string) => unlistedOverAll(statement, () => file);
  expect(unlisted(members, "features/members/directory/api/list-queries.ts")).toEqual(["member"]);
  expect(unlisted(members, "features/messages/sendouts/api/sending/jobs.ts")).toEqual(["member"]);
  expect(unlisted("select count(*) from sendout", "features/messages/sendouts/api/sending/jobs.ts")).toEqual([]);
  expect(unlisted(`${members} where chain_id = $1`, "features/members/directory/api/list-queries.ts")).toEqual([]);
});

test("every way to query over all chains is checked", async () => {
  const api = await startApi();
  const seen: string[] = [];
  const logins = loginsAt(api.connectionString);
  const db = openDatabase({
    logins: { ...logins, replica: logins.platform },
    connections: 1,
    onError: () => {},
    inspectOverAll: (statement) => seen.push(statement),
  });
  try {
    const ask = (db: Build, name: string) => db.selectFrom("member").select("id").where("first_name", "=", name);
    await ask(db.platform, "alone").execute();
    await db.inPlatform((trx) => ask(trx, "in a transaction").execute());
    await ask(db.replica, "of the replica").execute();
    await db.read(allChains, (q) => [ask(q, "in one trip")]);
    await sql`select from member`.execute(db.platform);
  } finally {
    await db.close();
  }
  expect(seen).toHaveLength(5);
});
