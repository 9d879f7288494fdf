import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { type ListSearch, withoutEmpty } from "./list-search.ts";

export type ListChange = { [Key in keyof ListSearch]: ListSearch[Key] | undefined };

/** What a list's address says, and a way to change it: whatever else is looked at, one begins at the first page. */
export function useListAddress() {
  const search: ListSearch = useSearch({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const look = (next: ListChange) =>
    void navigate({
      to: ".",
      search: withoutEmpty({ ...search, page: undefined, after: undefined, ...next }),
      replace: true,
    });
  return { search, path, look };
}
