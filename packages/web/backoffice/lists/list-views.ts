import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { viewSearch } from "#packages/domain/list-views.ts";
import { type AnswerOf, call } from "../session/api.ts";
import { useAct } from "../session/use-act.ts";

export type ListView = AnswerOf<"listViews">[number];
export type ViewFields = Pick<ListView, "name" | "search" | "shared">;

const queryKey = ["list-views"];

/** Returns the saved views of a list, and the search that a new view would save. */
export function useListViews(list: string, isOn: boolean) {
  const searchText = useLocation({ select: ({ searchStr }) => searchStr });
  const { data = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("listViews", {}, { signal }),
    staleTime: 60_000,
    enabled: isOn,
  });
  const search = viewSearch(searchText);
  const views = data.filter((view) => view.list === list);
  return { views, search, current: views.find((view) => view.search === search) };
}

/** Saves a view, or changes one. */
export function useSaveView(list: string, id: number | null) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (body: ViewFields) =>
      id === null ? call("createView", { body: { ...body, list } }) : call("updateView", { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}

export function useRemoveView() {
  const client = useQueryClient();
  return useAct({
    mutationFn: (id: number) => call("removeView", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}
