import type pg from "pg";
import { readAccountColumns } from "./account-columns.ts";
import type { Rewrite } from "./load-rows.ts";
import type { Manifest } from "./manifest.ts";

/** Maps ids in the backup to ids here, where they differ. */
type Numbers = ReadonlyMap<string, string>;

export interface Owners {
  accounts: Numbers;
  companies: Numbers;
  /** Ids here of accounts without a confirmed address: only the moved company's sign-in data may open them. */
  unproved: string[];
}

/** Temporary tables for a part's accounts and company, until they are matched with existing ones. */
export const waitingTables = { account: "incoming_account", company: "incoming_company" } as const;

export async function makeWaitingTables(client: pg.Client): Promise<void> {
  for (const [table, waiting] of Object.entries(waitingTables))
    await client.query(`create temporary table ${waiting} (like ${table}) on commit drop`);
}

const differing = ({ rows }: { rows: { was: string; now: string }[] }): Numbers =>
  new Map(rows.filter(({ was, now }) => was !== now).map(({ was, now }) => [was, now]));

/**
 * Matches an account by e-mail address, else by id and creation time. Inserts missing accounts without a password: the
 * person who proves the address chooses one. Keeps the id where it is free.
 */
const settleAccounts = `
  with found as (
    select i.id as was, coalesce(
      (select id from account where email = i.email),
      (select id from account where id = i.id and created_at = i.created_at)) as known from incoming_account i
  ), settled as (
    select was, known is null as is_new, coalesce(known,
      case when exists (select from account where id = was) then nextval('account_id_seq') else was end) as now from found
  ), made as (
    insert into account (id, email, first_name, last_name, phone, language, created_at, is_admin) overriding system value
    select now, email, first_name, last_name, phone, language, created_at, false
    from settled join incoming_account on id = was where is_new
  )
  select was::text, now::text,
    is_new or exists (select from account where id = now and confirmed_at is null) as unproved from settled`;

const settleCompanies = `
  with settled as (
    select i.id as was, coalesce(
      (select id from company where company_number = i.company_number),
      (select id from company where id = i.id and created_at = i.created_at)) as known from incoming_company i
  ), numbered as (
    select was, known, coalesce(known,
      case when exists (select from company where id = was) then nextval('company_id_seq') else was end) as now from settled
  )
  select was::text, now::text, known is null as is_new from numbered`;

/** Matches the accounts and the company of a part with existing ones, and creates the missing ones. */
export async function settleOwners(client: pg.Client, manifest: Manifest): Promise<Owners> {
  const accounts = await client.query<{ was: string; now: string; unproved: boolean }>(settleAccounts);
  const companies = await client.query<{ was: string; now: string; is_new: boolean }>(settleCompanies);
  for (const { was, now, is_new } of companies.rows) {
    if (!is_new) continue;
    await client.query("update incoming_company set id = $2 where id = $1", [was, now]);
    const columns = manifest.tables.find(({ name }) => name === "company")?.columns.join(", ");
    await client.query(
      `insert into company (${columns}) overriding system value select ${columns} from incoming_company where id = $1`,
      [now],
    );
  }
  return {
    accounts: differing(accounts),
    companies: differing(companies),
    unproved: accounts.rows.filter(({ unproved }) => unproved).map(({ now }) => now),
  };
}

/** Text columns that may contain an account id. */
const naming: Readonly<Record<string, string>> = { audit_entry: "subject", stored_answer: "actor" };
const named = /^account (\d+)$/;

/** Returns the rewriter for each table whose account or company ids changed; null leaves rows unchanged. */
export async function rewriterOf(
  client: pg.Client,
  manifest: Manifest,
  owners: Owners,
): Promise<(table: string) => Rewrite> {
  if (owners.accounts.size + owners.companies.size === 0) return () => null;
  const accountColumns = await readAccountColumns(client);
  return (table) => {
    const columns = manifest.tables.find(({ name }) => name === table)?.columns ?? [];
    const places = columns.flatMap((column, place): { place: number; numbers: Numbers }[] => {
      if (column === "company_id") return [{ place, numbers: owners.companies }];
      const isAccount = accountColumns.some((each) => each.name === table && each.column === column);
      return isAccount ? [{ place, numbers: owners.accounts }] : [];
    });
    const words = columns.indexOf(naming[table] ?? "");
    if (places.length === 0 && words === -1) return null;
    return (line) => {
      const values = line.toString().slice(0, -1).split("\t");
      for (const { place, numbers } of places) values[place] = numbers.get(values[place] ?? "") ?? values[place] ?? "";
      const [, was = ""] = named.exec(values[words] ?? "") ?? [];
      if (was) values[words] = `account ${owners.accounts.get(was) ?? was}`;
      return Buffer.from(`${values.join("\t")}\n`);
    };
  };
}
