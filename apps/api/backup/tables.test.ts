import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { companyTables } from "./company-tables.ts";
import type { Scope } from "./manifest.ts";
import { tablesOf } from "./tables.ts";

/** Secrets that come back with a part, each for a reason. */
const comesBack = [
  // Hashes of passwords and of a cashier's code: their people sign in with what they know, as they did.
  "account",
  // A club that came from elsewhere has its links, cards and hashes made by it: without it they would be good no more.
  "brought_secret",
  "member",
  "staff_pin",
  // A receiver of webhooks keeps the same secret and believes nobody without it; nothing here is opened by it.
  "webhook_endpoint",
];

test("a table with a secret stays out of a part's backup, or is named here with the reason", async () => {
  const api = await startApi();
  const { chain, companyId } = await makeClub(api);
  const scope: Scope = { kind: "company", companyId, chains: [{ id: chain.id, subdomain: chain.subdomain }] };
  await withClient(api.connectionString, async (client) => {
    const { rows } = await client.query<{ name: string }>(`select distinct relname as name from pg_class
      join pg_description on objoid = pg_class.oid and classoid = 'pg_class'::regclass and objsubid > 0
      where relnamespace = 'public'::regnamespace and relkind = 'r' and description like 'Secret%' order by 1`);
    const secret = rows.map(({ name }) => name);
    const taken = new Set((await tablesOf(client, scope)).map(({ name }) => name));
    expect(secret).toContain("api_key");
    expect(secret.filter((name) => taken.has(name))).toEqual(comesBack);
  });
});

/** What names a company and does not come back with it, each for a reason. */
const staysOut = [
  // Its clubs are asked for by their own names.
  "chain",
  // The platform's own look at it, which its trail tells of.
  "impersonation",
  // It opens something: a part that comes back opens nothing.
  "invitation",
];

test("a table that names a company comes back with it, or is named here with the reason", async () => {
  const api = await startApi();
  await withClient(api.connectionString, async (client) => {
    const { rows } = await client.query<{ name: string }>(`select distinct relname as name from pg_constraint
      join pg_class on pg_class.oid = conrelid where contype = 'f' and confrelid = 'company'::regclass order by 1`);
    const named = rows.map(({ name }) => name);
    expect(named).toContain("invoice");
    expect(named.filter((name) => !companyTables.includes(name))).toEqual(staysOut);
  });
});
