import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { companyTables } from "./company-tables.ts";
import type { Scope } from "./manifest.ts";
import { tablesOf } from "./tables.ts";

/** Tables with secrets that the backup of a part includes, each with its reason. */
const comesBack = [
  // Hashes of passwords and cashier PINs: people sign in with the same ones as before.
  "account",
  // The secret behind the links, cards and hashes of a club that moved here. They are invalid without it.
  "brought_secret",
  "member",
  "staff_pin",
  // Signs webhooks to a receiver that keeps the same secret. It grants no access here.
  "webhook_endpoint",
];

test("a table with a secret is excluded from a part’s backup, or is listed here with its reason", async () => {
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

/** Tables that name a company and are not restored with it, each with its reason. */
const staysOut = [
  // Selected by the ids of the clubs instead.
  "chain",
  // The platform's access to the company, which the audit trail also records.
  "impersonation",
  // It grants access, and a restored part grants none.
  "invitation",
];

test("a table that names a company is restored with it, or is listed here with its reason", async () => {
  const api = await startApi();
  await withClient(api.connectionString, async (client) => {
    const { rows } = await client.query<{ name: string }>(`select distinct relname as name from pg_constraint
      join pg_class on pg_class.oid = conrelid where contype = 'f' and confrelid = 'company'::regclass order by 1`);
    const named = rows.map(({ name }) => name);
    expect(named).toContain("invoice");
    expect(named.filter((name) => !companyTables.includes(name))).toEqual(staysOut);
  });
});
