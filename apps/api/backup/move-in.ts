import type pg from "pg";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { incoming } from "./company-tables.ts";
import type { Manifest, MovedPlan, MoveFacts, Scope } from "./manifest.ts";
import { waitingTables } from "./match-owners.ts";
import { readInstallation, readPlans } from "./move-facts.ts";
import { ofAccounts, staffOf } from "./moved-tables.ts";
import { mustBeFreeAddresses, mustBeSameRelease } from "./prepare-database.ts";
import { quoted } from "./rows.ts";

type Part = Exclude<Scope, { kind: "everything" }>;

/** @throws StartError when the seller differs: a company brings its books along, so the seller must be the same. */
async function mustBeSameSeller(client: pg.Client, { sellers }: MoveFacts): Promise<void> {
  const { rows } = await client.query<{ seller: string }>(
    "select coalesce(facts ->> 'companyNumber', '') as seller from seller",
  );
  const here = rows[0]?.seller ?? "";
  const other = sellers.find((seller) => seller !== here);
  if (other !== undefined)
    throw new StartError(
      `The company's invoices were issued by ${other || "no seller"}, but the seller here is ${here || "not set (an admin sets it)"}. Nothing was imported.`,
    );
}

/**
 * Checks that a company may move here: from another installation, at the same release, with none of its rows or
 * addresses here.
 */
export async function checkMove(client: pg.Client, manifest: Manifest, scope: Part, move: MoveFacts): Promise<void> {
  await mustBeSameRelease(client, manifest);
  if ((await readInstallation(client)) === move.installation)
    throw new StartError(
      `Both installations have INSTALLATION=${move.installation}, so their ids overlap. Nothing was imported. Set a different INSTALLATION before the first start of each.`,
    );
  const { rows } = await client.query<{ id: string }>(
    `select id from company where id = $1 or company_number = $2
     union all select id from chain where id = any($3)`,
    [scope.companyId, move.companyNumber, scope.chains.map(({ id }) => id)],
  );
  if (rows[0])
    throw new StartError(`This installation already has data of ${move.companyNumber}. Nothing was imported.`);
  await mustBeFreeAddresses(client, scope.chains);
  await mustBeSameSeller(client, move);
}

const samePrices = (one: MovedPlan, other: MovedPlan) => JSON.stringify(one.prices) === JSON.stringify(other.prices);

/** Creates a plan that is not offered to other companies. */
async function makePlan(client: pg.Client, plan: MovedPlan, name: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    "insert into plan (name, offered) values ($1, false) returning id::text",
    [name],
  );
  const id = rows[0]?.id ?? "";
  await client.query(
    `insert into plan_price (plan_id, from_day, location_ore, member_ore, members_included)
     select $1, from_day, location_ore, member_ore, members_included from json_to_recordset($2)
       as price (from_day date, location_ore bigint, member_ore bigint, members_included bigint)`,
    [id, JSON.stringify(plan.prices)],
  );
  return id;
}

/** Keeps the company's price: uses the plan of the same name if its prices are equal, else a plan of its own. */
export async function matchPlans(client: pg.Client, { plans, companyNumber }: MoveFacts): Promise<void> {
  const here = await readPlans(client, null);
  const numbers = new Map<string, string>();
  for (const plan of plans) {
    const named = here.find(({ name }) => name === plan.name);
    const own = `${plan.name} (${companyNumber})`;
    const existingPlan = [named, here.find(({ name }) => name === own)].find((each) => each && samePrices(each, plan));
    numbers.set(plan.id, existingPlan?.id ?? (await makePlan(client, plan, named ? own : plan.name)));
  }
  await client.query(
    `update ${incoming("company_plan")} set plan_id = (select value::bigint from json_each_text($1) where key = plan_id::text)`,
    [JSON.stringify(Object.fromEntries(numbers))],
  );
}

/**
 * Brings the sign-in data of the company's staff, but only for unproved accounts. A proved account keeps its own. Reads
 * the temporary tables in statements of their own, because a cluster's UPDATE joins only its own tables.
 */
async function bringSignIns(client: pg.Client, scope: Part, unproved: readonly string[]): Promise<void> {
  const { rows: staff } = await client.query<{ account_id: string }>(
    `select account_id from (${staffOf(scope)}) staff where account_id = any($1::bigint[])`,
    [unproved],
  );
  const ids = staff.map(({ account_id }) => account_id);
  const { rows: accounts } = await client.query<{ values: unknown[] }>(
    `select array[email, password_hash, confirmed_at::text, last_location_id::text] as values from ${waitingTables.account}`,
  );
  for (const { values } of accounts)
    await client.query(
      `update account set password_hash = $2, confirmed_at = $3::timestamptz, last_location_id = $4::bigint
       where email = $1 and id = any($5::bigint[])`,
      [...values, ids],
    );
  for (const name of ofAccounts)
    await client.query(
      `insert into ${quoted(name)} overriding system value select * from ${quoted(incoming(name))}
       where account_id = any($1::bigint[]) on conflict do nothing`,
      [ids],
    );
}

/** Brings what a moved company has in addition to its rows: sign-in data, link secrets and pending jobs. */
export async function takeAlong(
  client: pg.Client,
  scope: Part,
  { secrets, jobs }: MoveFacts,
  unproved: readonly string[],
): Promise<void> {
  await bringSignIns(client, scope, unproved);
  await client.query(
    `insert into brought_secret (chain_id, name, value)
     select "chainId", name, decode(value, 'hex') from json_to_recordset($1) as brought ("chainId" bigint, name text, value text)
     on conflict do nothing`,
    [JSON.stringify(secrets)],
  );
  for (const { name, payload, runAt, attemptsAtMost, key, queueName = null, priority } of jobs)
    await client.query(
      "select from graphile_worker.add_job($1, $2, $7, $3::timestamptz, $4, $5, $6, job_flags($2, $5))",
      [name, JSON.stringify(payload), runAt, attemptsAtMost, key, priority, queueName],
    );
}
