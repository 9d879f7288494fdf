import { pageSize } from "@stammis/domain/limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

/** One page of a list by key, as the contract's `page` answers it. */
export type ListPage<Row> = { rows: Row[]; nextCursor: string | null; total: number };

/** Where in a list one stands, from row 1; a direction without a function is at its end. */
export type ListPosition = {
  from: number;
  to: number;
  total: number;
  previous: (() => void) | null;
  next: (() => void) | null;
};

type PagedList<Row> = {
  /** Names the list; `filters` too are part of the query's key, and a change of them begins at the first page. */
  name: string;
  filters: object;
  fetch: (cursor: { cursor?: string }, signal: AbortSignal) => Promise<ListPage<Row>>;
};

/** A list read page by page, forwards by the last answer's key and back the way one came. Spec §9: 15 rows. */
export function usePagedList<Row>({ name, filters, fetch }: PagedList<Row>) {
  const filterKey = JSON.stringify(filters);
  const [trail, setTrail] = useState<{ filterKey: string; cursors: string[] }>({ filterKey, cursors: [] });
  const cursors = trail.filterKey === filterKey ? trail.cursors : [];
  const cursor = cursors.at(-1);
  const query = useQuery({
    queryKey: [name, "list", filterKey, cursor ?? null],
    queryFn: ({ signal }) => fetch(cursor ? { cursor } : {}, signal),
    placeholderData: keepPreviousData,
  });
  const nextCursor = query.data?.nextCursor;
  const go = (to: string[]) => setTrail({ filterKey, cursors: to });
  const first = cursors.length * pageSize;
  const position: ListPosition = {
    from: first + 1,
    to: first + (query.data?.rows.length ?? 0),
    total: query.data?.total ?? 0,
    next: nextCursor && !query.isPlaceholderData ? () => go([...cursors, nextCursor]) : null,
    previous: cursors.length > 0 ? () => go(cursors.slice(0, -1)) : null,
  };
  return { query, position };
}
