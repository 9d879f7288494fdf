import type pg from "pg";
import { idsEach } from "#packages/server/db/schema/ids-of-installation.ts";
import type { MovedJob, MovedPlan, MoveFacts, Scope } from "./manifest.ts";

type OfCompany = Extract<Scope, { kind: "company" }>;

const ask = async <Row extends object>(client: pg.Client, statement: string, values: unknown[]) =>
  (await client.query<Row>(statement, values)).rows;

/** Whose range ids are drawn from. */
export async function readInstallation(client: pg.Client): Promise<number> {
  const [bound] = await ask<{ min: string }>(
    client,
    "select min_value as min from pg_sequences where schemaname = 'public' and sequencename = 'chain_id_seq'",
    [],
  );
  return Number(BigInt(bound?.min ?? 1) / idsEach);
}

/** Jobs of its clubs that are still to come; those that were given up stay. */
const readJobs = (client: pg.Client, chainIds: readonly number[]) =>
  ask<MovedJob>(
    client,
    `select task.identifier as name, job.payload, to_json(job.run_at) #>> '{}' as "runAt",
       job.max_attempts as "attemptsAtMost", job.key, job.priority
     from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
     where (job.payload ->> 'chainId')::bigint = any($1) and job.attempts < job.max_attempts order by job.id`,
    [chainIds],
  );

/** Plans with their prices, by which they are known again elsewhere. */
export const readPlans = (client: pg.Client, companyId: number | null) =>
  ask<MovedPlan>(
    client,
    `select id::text, name, coalesce((select json_agg(json_build_object('from_day', from_day, 'location_ore', location_ore::text,
         'member_ore', member_ore::text, 'members_included', members_included::text) order by from_day)
       from plan_price where plan_id = plan.id), '[]') as prices
     from plan where $1::bigint is null or id in (select plan_id from company_plan where company_id = $1) order by id`,
    [companyId],
  );

/** What a company takes along to another installation, beside its rows and files. */
export async function readMoveFacts(
  client: pg.Client,
  { companyId, chains }: OfCompany,
  releaseHash: string,
): Promise<MoveFacts> {
  const ids = chains.map(({ id }) => id);
  const [company] = await ask<{ number: string }>(
    client,
    "select company_number as number from company where id = $1",
    [companyId],
  );
  const secrets = await ask<{ chain_id: string; name: string; value: Buffer }>(
    client,
    `select chain.id as chain_id, secret.name, secret_of(chain.id, secret.name) as value from chain, platform_secret secret
     where chain.id = any($1) and secret.name <> 'challenge' order by 1, 2`,
    [ids],
  );
  const sellers = await ask<{ seller: string }>(
    client,
    "select distinct coalesce(seller ->> 'companyNumber', '') as seller from invoice where company_id = $1",
    [companyId],
  );
  return {
    installation: await readInstallation(client),
    companyNumber: company?.number ?? "",
    releaseHash,
    secrets: secrets.map(({ chain_id, name, value }) => ({
      chainId: Number(chain_id),
      name,
      value: value.toString("hex"),
    })),
    plans: await readPlans(client, companyId),
    sellers: sellers.map(({ seller }) => seller),
    jobs: await readJobs(client, ids),
  };
}
