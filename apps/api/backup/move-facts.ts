import type pg from "pg";
import { idsEach } from "#packages/server/db/schema/ids-of-installation.ts";
import type { MovedPlan, MoveFacts, Scope } from "./manifest.ts";

type OfCompany = Extract<Scope, { kind: "company" }>;

const ask = async <Row extends object>(client: pg.Client, statement: string, values: unknown[]) =>
  (await client.query<Row>(statement, values)).rows;

/** Reads the installation number, which determines the range of new ids. */
export async function readInstallation(client: pg.Client): Promise<number> {
  const [bound] = await ask<{ min: string }>(
    client,
    "select min_value as min from pg_sequences where schemaname = 'public' and sequencename = 'chain_id_seq'",
    [],
  );
  return Number(BigInt(bound?.min ?? 1) / idsEach);
}

/** Reads plans with their prices; another installation matches plans by name and price. */
export const readPlans = (client: pg.Client, companyId: number | null) =>
  ask<MovedPlan>(
    client,
    `select id::text, name, coalesce((select json_agg(json_build_object('from_day', from_day, 'location_ore', location_ore::text,
         'member_ore', member_ore::text, 'members_included', members_included::text) order by from_day)
       from plan_price where plan_id = plan.id), '[]') as prices
     from plan where $1::bigint is null or id in (select plan_id from company_plan where company_id = $1) order by id`,
    [companyId],
  );

/** Reads what a company takes to another installation in addition to its rows and files. */
export async function readMoveFacts(
  client: pg.Client,
  { companyId, chains }: OfCompany,
  { releaseHash, jobs }: Pick<MoveFacts, "releaseHash" | "jobs">,
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
    jobs,
  };
}
