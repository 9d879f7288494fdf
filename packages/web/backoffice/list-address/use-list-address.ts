import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { type ListSearch, readListSearch, withoutEmpty } from "./list-search.ts";
import type { ReadSearch } from "./search.ts";

/** Changes of search parameters; undefined removes a parameter. */
export type SearchChange<Search> = { [Name in keyof Search]?: Search[Name] | undefined };
/** Changes of the search parameters of any list. */
export type AnyChange = Readonly<Record<string, string | number | undefined>>;

interface ListAddress<Search extends object> {
  search: Search;
  path: string;
  /** Changes the list's search parameters, and shows its first page. */
  look: (next: SearchChange<Search>) => void;
  /** Changes the search parameters for components that do not know the list's own parameters. */
  lookAnyhow: (next: AnyChange) => void;
}

/** Returns all search parameters of the address. */
export function useWholeSearch() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  return { search, path };
}

/** Returns the search parameters of a list, read by `read`, and functions that change them. */
export function useListAddress(): ListAddress<ListSearch>;
export function useListAddress<Search extends object>(read: ReadSearch<Search>): ListAddress<Search>;
export function useListAddress(read: ReadSearch<object> = readListSearch): ListAddress<object> {
  const { search: wholeSearch, path } = useWholeSearch();
  const navigate = useNavigate();
  const search = useMemo(() => read(wholeSearch), [read, wholeSearch]);
  const look = (next: object) => {
    const changed = withoutEmpty({ ...wholeSearch, page: undefined, after: undefined, ...next });
    // The type is unknown here; the screen's own route validates the parameters of its list.
    void navigate({ to: ".", search: changed as never, replace: true });
  };
  return { search, path, look, lookAnyhow: look };
}
