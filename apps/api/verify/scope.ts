import { isTenantTable, tenantTables } from "#packages/server/db/tenant-tables.ts";
import { companyTables, whereOfCompany } from "../backup/company-tables.ts";
import type { Scope } from "../backup/manifest.ts";

/** The clubs of one company, or one club, with the company's own rows. */
export type CheckedScope = Exclude<Scope, { kind: "everything" }>;

const scopedTables: readonly string[] = ["chain", "company", "retired_subdomain", ...companyTables, ...tenantTables];

export const chainIdsOf = (scope: CheckedScope): number[] => scope.chains.map(({ id }) => Number(id));

/** A single id becomes an equality, which the planner carries over joins on the chain to the other tables. */
function isOneOf(column: string, ids: readonly number[]): string {
  return ids.length === 1 ? `${column} = ${ids[0]}` : `${column} = any('{${ids.join(",")}}'::bigint[])`;
}

function rowsOf(table: string, scope: CheckedScope): string {
  const ids = chainIdsOf(scope);
  if (table === "chain") return isOneOf("id", ids);
  if (table === "company") return `id = ${Number(scope.companyId)}`;
  return isTenantTable(table) || table === "retired_subdomain"
    ? isOneOf("chain_id", ids)
    : whereOfCompany(table, scope.companyId);
}

/**
 * Limits a check's statement to a scope. A query of the same name hides each table, and PostgreSQL inlines it, so the
 * cost follows the scope's size.
 */
export function withinScope(statement: string, scope: CheckedScope): string {
  const named = scopedTables.filter((table) => new RegExp(`\\b${table}\\b`).test(statement));
  const hidden = named.map(
    (table) => `${table} as not materialized (select * from public.${table} where ${rowsOf(table, scope)})`,
  );
  const own = /^\s*with\s+/i.exec(statement)?.[0];
  if (hidden.length === 0) return statement;
  return own ? `with ${hidden.join(", ")}, ${statement.slice(own.length)}` : `with ${hidden.join(", ")} ${statement}`;
}
