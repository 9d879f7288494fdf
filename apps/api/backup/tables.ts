import type pg from "pg";
import { readAccountColumns } from "./account-columns.ts";
import { companyTables, whereOfCompany } from "./company-tables.ts";
import type { BackedUpTable, Scope } from "./manifest.ts";
import { whereOfMoved } from "./moved-tables.ts";
import { quoted } from "./rows.ts";
import { unverifiedTable } from "./unverified.ts";

/**
 * Tables that are not backed up, because they are useless later: rate limits, steps that last ten minutes, heartbeats.
 */
const fleeting = ["heartbeat", "rate_limit", "second_step"];
/** Tables that grant access or hold replayed answers. A restored part grants no access. */
const opening = [
  "api_key",
  "api_key_location",
  "connection",
  "connection_order",
  "invitation",
  "member_session",
  "member_token",
  "staff_session",
  "stored_answer",
];
/** Tables that only migrations and restores write. */
const ofSchema = ["migration", unverifiedTable];

export interface Asked extends BackedUpTable {
  where?: string | undefined;
}

/** Reads the tables of the product with their writable columns, ordered by name. */
export async function readTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `
    select relname as name, array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)
    group by 1 order by 1`,
    [[...ofSchema, ...fleeting]],
  );
  return rows;
}

/** Selects the tables and rows of a part. Accounts and the company come first, as the others refer to them. */
async function partOf(
  client: pg.Client,
  tables: readonly BackedUpTable[],
  scope: Exclude<Scope, { kind: "everything" }>,
  moves: boolean,
): Promise<Asked[]> {
  const chains = `any(array[${scope.chains.map(({ id }) => Number(id)).join(", ")}]::bigint[])`;
  const company = Number(scope.companyId);
  const isCompanyScope = scope.kind === "company";
  const chosen = tables.flatMap((table): Asked[] => {
    const { name, columns } = table;
    const where = moves ? whereOfMoved(name, scope) : undefined;
    if (where) return [{ ...table, where }];
    if (opening.includes(name) && !moves) return [];
    if (name === "chain") return [{ ...table, where: `id = ${chains}` }];
    if (name === "company") return [{ ...table, where: `id = ${company}` }];
    if (columns.includes("chain_id")) return [{ ...table, where: `chain_id = ${chains}` }];
    return isCompanyScope && companyTables.includes(name) ? [{ ...table, where: whereOfCompany(name, company) }] : [];
  });
  const named = (await readAccountColumns(client)).flatMap(({ name, column }) => {
    const table = chosen.find((each) => each.name === name);
    return table ? [`select ${quoted(column)} from ${quoted(name)} where ${table.where}`] : [];
  });
  const account = tables.filter(({ name }) => name === "account");
  const isCompany = ({ name }: Asked) => name === "company";
  return [
    ...account.map((table) => ({ ...table, where: `id in (${named.join(" union ")})` })),
    ...chosen.filter(isCompany),
    ...chosen.filter((table) => !isCompany(table)),
  ];
}

/** Returns the tables that a backup of this scope holds. `moves` adds what a moving company brings along. */
export async function tablesOf(client: pg.Client, scope: Scope, moves = false): Promise<Asked[]> {
  const tables = await readTables(client);
  return scope.kind === "everything" ? tables : partOf(client, tables, scope, moves);
}

/** Returns the condition that selects a part's rows after they are restored. */
export function whereOfPart({ name, columns }: BackedUpTable, chainIds: readonly number[]): string | undefined {
  const chains = `any(array[${chainIds.map(Number).join(", ")}]::bigint[])`;
  if (name === "chain") return `id = ${chains}`;
  return columns.includes("chain_id") ? `chain_id = ${chains}` : undefined;
}
