import type pg from "pg";
import { chainFlags } from "#packages/server/jobs/job-flags.ts";
import { companyTables, whereOfCompany } from "./company-tables.ts";
import type { Scope } from "./manifest.ts";
import { quoted } from "./rows.ts";
import { readTables } from "./tables.ts";

/**
 * Deletes a club with its sessions and jobs. A concurrent purchase either commits first, or waits for the lock and is
 * refused.
 */
export async function takeAway(client: pg.Client, ids: readonly number[]): Promise<void> {
  await client.query("select from member where chain_id = any($1) order by chain_id, id for update", [ids]);
  for (const { name, columns } of await readTables(client)) {
    if (!columns.includes("chain_id") || name === "invitation") continue;
    await client.query(`delete from ${quoted(name)} where chain_id = any($1)`, [ids]);
  }
  await client.query("delete from chain where id = any($1)", [ids]);
  await client.query(
    `select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
       where locked_at is null and flags ?| $1::text[]))`,
    [chainFlags(ids)],
  );
}

/** Deletes a company with its clubs, books and invitations. Accounts stay, because other companies may use them. */
export async function takeCompanyAway(
  client: pg.Client,
  { companyId, chains }: Exclude<Scope, { kind: "everything" }>,
): Promise<void> {
  const company = `company_id = ${Number(companyId)}`;
  await client.query(
    `update platform_message set invoice_id = null where invoice_id in (select id from invoice where ${company})`,
  );
  await takeAway(
    client,
    chains.map(({ id }) => id),
  );
  await client.query(`delete from staff_session where impersonated_${company}`);
  await client.query(
    `delete from invitation_token where invitation_id in (select id from invitation where ${company})`,
  );
  for (const name of [...companyTables, "invitation", "impersonation"])
    await client.query(`delete from ${quoted(name)} where ${whereOfCompany(name, companyId)}`);
  await client.query("delete from company where id = $1", [companyId]);
}
