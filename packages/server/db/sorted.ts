import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import { pageSize } from "#packages/domain/limits.ts";
import type { ListColumns, SortKey } from "#packages/domain/list-columns.ts";
import { countedRows } from "#packages/domain/list-pages.ts";
import type { StaffActor } from "../request/call.ts";
import type { Place } from "../request/paging.ts";
import { refuse } from "../request/refusal.ts";
import type { Build } from "./build.ts";

/** A sortable column: its expression, which is never null, and the type of its value in a cursor. */
export interface SortColumn {
  by: Expression<unknown>;
  type: "bigint" | "text" | "timestamptz";
  /** Whether the column sorts its latest or largest value first by default. */
  falls?: true;
  /** Whether the column's value reveals a contact address, and with it the cursor and the order. */
  tellsAddress?: true;
}

export interface Sorting extends SortColumn {
  direction: "asc" | "desc";
}

/** Sorts people's names in Swedish order, with å ä ö at the end, in every database locale. */
export const byText = (text: Expression<unknown>): SortColumn => ({
  by: sql`lower(coalesce(${text}, '')) collate "sv-x-icu"`,
  type: "text",
});

/** Orders rows by a name column, like `byText`. The caller breaks ties. */
export const nameOrder = (column: string) => byText(sql.ref(column)).by;

/** Orders accounts by their full name. */
export const accountOrder = byText(sql`account.first_name || ' ' || account.last_name`).by;

/**
 * Returns the sortings of a described list. Each sortable column needs its SQL expression; the description sets its
 * first direction.
 */
export function sortsOf<Columns>(
  columns: Columns & ListColumns<never>,
  sorts: { [Key in SortKey<Columns>]: Omit<SortColumn, "falls"> },
): Record<string, SortColumn> {
  const withDirection = ([key, sort]: [string, SortColumn]): [string, SortColumn] =>
    (columns as ListColumns<never>)[key]?.sort === "descending" ? [key, { ...sort, falls: true }] : [key, sort];
  return Object.fromEntries(Object.entries<SortColumn>(sorts).map(withDirection));
}

/**
 * Parses `name` or `-name`; the minus reverses the column's own order.
 * @throws Refusal INVALID_INPUT for an unknown column; NO_ACCESS for support on a column that reveals an address.
 */
export function sortingOf(
  columns: Record<string, SortColumn>,
  sortParam: string,
  { impersonation }: Pick<StaffActor, "impersonation">,
): Sorting {
  const isTurned = sortParam.startsWith("-");
  const name = isTurned ? sortParam.slice(1) : sortParam;
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) return refuse("INVALID_INPUT");
  if (column.tellsAddress && impersonation) refuse("NO_ACCESS");
  return { ...column, direction: Boolean(column.falls) !== isTurned ? "desc" : "asc" };
}

/** Selects one page of a list and one extra row; `sort_value` goes into the cursor with the id. */
export function sortedPage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { by, type, direction }: Sorting,
  id: Expression<unknown>,
  { after, skip }: Place,
) {
  const page = query
    .select(sql<string>`(${by})::text`.as("sort_value"))
    .orderBy(sql`${by}`, direction)
    .orderBy(sql`${id}`, direction)
    .limit(pageSize + 1)
    .offset(skip);
  if (!after) return page;
  const beyond = sql.raw(direction === "desc" ? "<" : ">");
  return page.where(sql<boolean>`(${by}, ${id}) ${beyond} (${after[0]}::${sql.raw(type)}, ${after[1]}::bigint)`);
}

/** Counts the rows of a statement, up to the highest number that screens show. */
export function counted<Tables, From extends keyof Tables, Row>(
  db: Build,
  rows: SelectQueryBuilder<Tables, From, Row>,
) {
  const limitedRows = rows
    .clearSelect()
    .select(sql<number>`1`.as("one"))
    .limit(countedRows + 1);
  return db.selectFrom(limitedRows.as("found")).select(sql<number>`count(*)::int`.as("count"));
}
