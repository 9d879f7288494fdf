import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useReducer } from "react";
import type { RowKey } from "#packages/ui/tables/data-table.ts";
import { useWholeSearch } from "../list-address/use-list-address.ts";

/**
 * Holds the rows chosen in a list when the page or the order changes or a row is opened. Another filter starts another
 * choice. Stored in the query cache, so that another club or person does not see it.
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
  // Renders at once: the cache notifies its readers a moment later, so a box would lose its tick, or an action would
  // miss it.
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
