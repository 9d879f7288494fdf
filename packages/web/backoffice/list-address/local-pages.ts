import type { UseQueryResult } from "@tanstack/react-query";
import { pageSize } from "#packages/domain/limits.ts";
import { shownRowsMax } from "#packages/domain/list-pages.ts";
import type { Sort } from "#packages/ui/tables/data-table.ts";
import { readSort } from "./list-sort.ts";
import { useListAddress } from "./use-list-address.ts";
import type { ListPosition } from "./use-paged-list.ts";

/** Splits a fully loaded list into pages, as its address requests. Spec §9: 15 rows. */
export function useLocalPages<Row>(rows: readonly Row[]) {
  const { search } = useListAddress();
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(search.page ?? 1, last);
  const pageRows = rows.slice((page - 1) * pageSize, page * pageSize);
  const position: ListPosition = {
    page,
    last,
    rows: pageRows.length,
    total: rows.length,
    exactTotal: rows.length,
    previous: page > 1 ? { page: page - 1 } : null,
    next: page < last ? { page: page + 1 } : null,
  };
  return { shown: pageRows, position };
}

/** The values by which a column sorts a fully loaded list. */
export type SortValues<Row> = Record<string, (row: Row) => string | number>;

const compare = new Intl.Collator("sv", { numeric: true, sensitivity: "base" }).compare;

/** Sorts a list as the address requests; leaves it unchanged without a sort. */
export function useLocalSort<Row>(rows: readonly Row[], values: SortValues<Row>) {
  const { search, look } = useListAddress();
  const sort = search.sort ? readSort(search.sort) : undefined;
  const value = sort && Object.hasOwn(values, sort.key) ? values[sort.key] : undefined;
  const sorted = sortedBy(rows, search.sort, values, []);
  const onSort = ({ key, direction }: Sort) => look({ sort: direction === "desc" ? `-${key}` : key });
  return { sorted, sort: value && sort, onSort };
}

type LocalList<Row> = {
  /** Returns whether a row matches the filters. */
  keeps?: (row: Row) => boolean;
  values?: SortValues<Row>;
  falling?: readonly string[];
};

/**
 * Filters, sorts and pages a fully loaded list as its address requests, for a `ListFrame`. `found` has the rows of all
 * pages.
 */
export function useLocalList<Row>(
  query: UseQueryResult<readonly Row[]>,
  { keeps = () => true, values = {}, falling = [] }: LocalList<Row>,
) {
  const { search } = useListAddress();
  const matchingRows = sortedBy((query.data ?? []).filter(keeps), search.sort, values, falling);
  const { shown: pageRows, position } = useLocalPages(matchingRows);
  return { query, rows: pageRows, position, found: matchingRows };
}

/**
 * Returns the ids of the rows on all pages in order, for an export. Returns no ids, which exports the full list, when
 * they do not fit in an address.
 */
export function shownIds(found: readonly { id: number }[]): { ids?: string } {
  const ids = found.map(({ id }) => id).join(",");
  return ids.length > shownRowsMax ? {} : { ids };
}

/** Sorts rows as requested; leaves the order unchanged without a sort or for an unknown column. */
export function sortedBy<Row>(
  rows: readonly Row[],
  sortParam: string | undefined,
  values: SortValues<Row>,
  falling: readonly string[],
): readonly Row[] {
  const sort = sortParam ? readSort(sortParam, falling) : undefined;
  const value = sort && Object.hasOwn(values, sort.key) ? values[sort.key] : undefined;
  const turn = sort?.direction === "desc" ? -1 : 1;
  return value ? [...rows].sort((a, b) => turn * order(value(a), value(b))) : rows;
}

function order(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
}

/** Returns whether the texts together contain all typed words, ignoring case. */
export function matches(typed: string, ...texts: string[]): boolean {
  const all = texts.join(" ").toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
