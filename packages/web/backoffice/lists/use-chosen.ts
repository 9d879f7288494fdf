import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useReducer } from "react";
import type { RowKey } from "#packages/ui/tables/data-table.ts";
import { useWholeSearch } from "../list-address/use-list-address.ts";

/**
 * Rows chosen in a list: over its pages, whatever its order, and while one looks at one of them. Narrowed otherwise it is
 * another list. Kept with what was fetched, so that another club or person finds nothing of it.
 */
export function useChosen<Row>(name: string, rowKey: (row: Row) => RowKey) {
  const client = useQueryClient();
  const { page: _page, after: _after, sort: _sort, ...narrowed } = useWholeSearch().search;
  const queryKey = ["chosen", name, JSON.stringify(Object.entries(narrowed).sort())];
  const { data: chosen = new Map() } = useQuery<ReadonlyMap<RowKey, Row>>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  // What is kept tells its readers a moment later: a box would lose its tick for that long, and an act be told before.
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const keep = (next: ReadonlyMap<RowKey, Row>) => {
    client.setQueryData(queryKey, next);
    lookAgain();
  };
  return {
    chosen,
    choose(rows: readonly Row[], isChosen: boolean) {
      const next = new Map(chosen);
      for (const row of rows) {
        if (isChosen) next.set(rowKey(row), row);
        else next.delete(rowKey(row));
      }
      keep(next);
    },
    chooseNone: () => keep(new Map()),
  };
}
