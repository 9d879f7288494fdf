import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { chainFlags } from "#packages/server/jobs/job-flags.ts";
import { mustBeOurs } from "./company-moves.ts";
import { type Frozen, holdTables, releaseTables } from "./frozen-tables.ts";

const lookEveryMs = 200;

/** Finds a company and its clubs by company number. */
export async function findCompany(client: pg.Client, companyNumber: string): Promise<Frozen> {
  const { rows } = await client.query<{ id: string; chain_ids: string[] }>(
    `select company.id, array_agg(chain.id order by chain.id) as chain_ids from company
     join chain on chain.company_id = company.id where company_number = $1 group by company.id`,
    [companyNumber.replace(/\D/g, "")],
  );
  if (!rows[0]) throw new StartError(`No company ${companyNumber} with a club was found.`);
  return { companyId: Number(rows[0].id), chainIds: rows[0].chain_ids.map(Number) };
}

/** Marks the clubs as frozen: servers answer that they are moving, and workers skip their jobs. */
const mark = (client: pg.Client, { companyId }: Frozen, frozen: boolean) =>
  client.query(
    frozen
      ? "update chain set frozen_at = now() where company_id = $1 and frozen_at is null"
      : "update chain set frozen_at = null where company_id = $1",
    [companyId],
  );

/** Waits for running jobs to finish, so that a sent mail is recorded as sent. */
async function jobsEnded(client: pg.Client, { chainIds }: Frozen, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ name: string }>(
      `select task_identifier as name from graphile_worker.jobs
       where locked_at is not null and flags ?| $1::text[] limit 1`,
      [chainFlags(chainIds)],
    );
    if (!rows[0]) return;
    if (performance.now() > until)
      throw new StartError(
        `A job of the company's clubs (${rows[0].name}) is still running. Nothing was frozen. Try again later.`,
      );
    await wait(lookEveryMs);
  }
}

/** Opens the clubs again, and makes their postponed jobs due at once. */
export async function openClubs(client: pg.Client, company: Frozen): Promise<void> {
  await mark(client, company, false);
  await client.query(
    `select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
       where attempts > 0 and locked_at is null and flags ?| $1::text[]), run_at => now(), attempts => 0)`,
    [chainFlags(company.chainIds)],
  );
}

/**
 * Revokes the handover, so that no installation can open its file. @throws StartError when the company may serve
 * elsewhere.
 */
async function revokeHandOver(client: pg.Client, { companyId }: Frozen): Promise<void> {
  await client.query("begin");
  try {
    await client.query("select from company_move where company = $1 for update", [companyId]);
    await mustBeOurs(client, companyId);
    await client.query("delete from company_move where company = $1 and state = 'HANDED_OVER'", [companyId]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/**
 * Thaws a company; its clubs continue here and nowhere else.
 * @throws StartError when the company has already been released to another installation, or has arrived here and was
 * not released.
 */
export async function thawCompany(client: pg.Client, company: Frozen): Promise<void> {
  await revokeHandOver(client, company);
  await releaseTables(client, company);
  await openClubs(client, company);
}

/** @throws StartError when the company is not frozen. No row of a frozen company changes. */
export async function mustBeFrozen(client: pg.Client, company: Frozen): Promise<void> {
  const { rows } = await client.query<{ open: string }>(
    "select subdomain as open from chain where company_id = $1 and frozen_at is null limit 1",
    [company.companyId],
  );
  if (rows[0]) throw new StartError(`${rows[0].open} is not frozen. First run: npm run stammis -- freeze-company`);
}

/**
 * Freezes a company: requests get the answer that its clubs are moving, tills store purchases locally, jobs wait, and
 * no row changes. A repeated freeze covers new tables.
 * @throws StartError when a running job does not end in time; nothing is frozen then.
 */
export async function freezeCompany(client: pg.Client, company: Frozen, patienceMs = 60_000): Promise<void> {
  await mustBeOurs(client, company.companyId);
  const { rowCount: newly } = await mark(client, company, true);
  try {
    await jobsEnded(client, company, patienceMs);
    await holdTables(client, company);
  } catch (error) {
    if (newly) await thawCompany(client, company);
    throw error;
  }
}
