import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { pageSize } from "#packages/domain/limits.ts";
import { countedRows, lastPage } from "#packages/domain/list-pages.ts";
import { useListAddress } from "./use-list-address.ts";

/** One page of a list, in the form of the contract's `page`. */
export type ListPage<Row> = {
  rows: Row[];
  nextCursor: string | null;
  total: number;
  /** The number of rows beyond 1,000 too, where the server knows it. */
  exactTotal?: number | null;
};

/** The address of a page: its number, or a cursor. */
export type PageAddress = { page?: number | undefined; after?: string | undefined };

/** The position of a page in its list. */
export type ListPosition = {
  /** The page's number; null beyond the counted rows. */
  page: number | null;
  last: number;
  rows: number;
  /** The number of rows, counted up to 1,000; 1,001 means that there are more. */
  total: number;
  /** The number of rows beyond 1,000 too; null if it is not known. */
  exactTotal: number | null;
  previous: PageAddress | null;
  next: PageAddress | null;
};

type Asked = { page?: number; cursor?: string };
type PagedList<Row, Page extends ListPage<Row>> = {
  /** Names the list; the query's key also contains `filters`. */
  name: string;
  filters: object;
  fetch: (asked: Asked, signal: AbortSignal) => Promise<Page>;
  /** Returns the milliseconds after which a page refetches; false for never. */
  againAfterMs?: (page: Page) => number | false;
};

/** Reads a list page by page, as its address requests. Spec §9: 15 rows. */
export function usePagedList<Row, Page extends ListPage<Row>>(list: PagedList<Row, Page>) {
  const { name, filters, fetch, againAfterMs = () => false } = list;
  const { page, after } = useListAddress().search;
  const pageQuery: Asked = after ? { cursor: after } : page ? { page } : {};
  const query = useQuery({
    queryKey: [name, "list", JSON.stringify(filters), pageQuery],
    queryFn: ({ signal }) => fetch(pageQuery, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data ? againAfterMs(state.data) : false),
  });
  return { query, position: positionOf(query.data, after ? null : (page ?? 1)) };
}

/** Returns the position of the page `answer`; without an answer there are no other pages. */
export function positionOf(answer: ListPage<unknown> | undefined, page: number | null): ListPosition {
  if (!answer) return { page, last: 1, rows: 0, total: 0, exactTotal: null, previous: null, next: null };
  const { total } = answer;
  const last = lastPage(total);
  const further = answer.nextCursor ? { page: undefined, after: answer.nextCursor } : null;
  const next = page !== null && page < last ? { page: page + 1, after: undefined } : further;
  const previous = page === null ? { page: last, after: undefined } : page > 1 ? { page: page - 1 } : null;
  const exactTotal = total > countedRows ? (answer.exactTotal ?? null) : total;
  return { page, last, rows: answer.rows.length, total, exactTotal, previous, next };
}

/** Returns the numbers of the first and last row on a page, from 1; null where pages have no number. */
export function rowsShown({ page, rows }: ListPosition): { from: number; to: number } | null {
  if (page === null || rows === 0) return null;
  const from = (page - 1) * pageSize + 1;
  return { from, to: from + rows - 1 };
}

export const isCountedWhole = ({ total }: ListPosition): boolean => total <= countedRows;
