import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWholeSearch } from "./use-list-address.ts";

const addressKey = (path: string) => ["list-address", path];
const rowKeyOf = (path: string) => ["list-row", path];
const queryDefaults = { gcTime: Number.POSITIVE_INFINITY };

/**
 * Returns the last search of a list, so that links back restore it. Cleared with all other data of a club or person.
 */
export const lastSearchOf = (client: QueryClient, path: string): object =>
  client.getQueryData<object>(addressKey(path)) ?? {};

/** Remembers a list's search, and the row that was opened. */
export function useListReturn() {
  const client = useQueryClient();
  const { search, path } = useWholeSearch();
  useEffect(() => {
    client.setQueryDefaults(addressKey(path), queryDefaults);
    client.setQueryDefaults(rowKeyOf(path), queryDefaults);
    client.setQueryData(addressKey(path), search);
  }, [client, path, search]);
  return {
    opening: (href: string) => void client.setQueryData(rowKeyOf(path), href),
    /** Returns the address of the opened row once, then forgets it. */
    takeOpened() {
      const href = client.getQueryData<string>(rowKeyOf(path));
      client.removeQueries({ queryKey: rowKeyOf(path) });
      return href;
    },
  };
}
