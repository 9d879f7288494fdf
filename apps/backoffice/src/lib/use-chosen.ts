import type { RowKey } from "@stammis/ui/figures/data-table.ts";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useListAddress } from "./use-list-address.ts";

/**
 * Rows chosen in a list: over its pages, whatever its order, and while one looks at one of them. Narrowed otherwise it is
 * another list. Kept with what was fetched, so that another club or person finds nothing of it.
 */
export function useChosen<Row>(name: string, rowKey: (row: Row) => RowKey) {
  const client = useQueryClient();
  const { page: _page, after: _after, sort: _sort, ...narrowed } = useListAddress().search;
  const queryKey = ["chosen", name, JSON.stringify(narrowed)];
  const { data: chosen = new Map() } = useQuery<ReadonlyMap<RowKey, Row>>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const keep = (next: ReadonlyMap<RowKey, Row>) => client.setQueryData(queryKey, next);
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
    chooseNone: () => void keep(new Map()),
  };
}
