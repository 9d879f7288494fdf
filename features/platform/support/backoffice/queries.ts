import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type SupportMessage = AnswerOf<"listSupportMessages">["rows"][number];
export type SupportThread = AnswerOf<"listSupportThreads">["rows"][number];

const name = "support";

export const contactQuery = queryOptions({
  queryKey: [name, "contact"],
  queryFn: ({ signal }) => call("getSupportContact", {}, { signal }),
});

/** The conversation is refetched regularly, because an answer may arrive. */
export const conversationQuery = (companyId: number) =>
  infiniteQueryOptions({
    queryKey: [name, companyId],
    queryFn: ({ signal, pageParam }) =>
      call(
        "listSupportMessages",
        { params: { id: companyId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: 30_000,
  });

export type ThreadFilters = { q?: string; state?: "WAITING" | "ANSWERED"; sort?: string };

/** The columns sorted in descending order by default. */
export const fallingSorts = ["state", "at"];
export const threadSorts = [...fallingSorts, "company"];

export const useThreadList = (filters: ThreadFilters) =>
  usePagedList({
    name,
    filters,
    fetch: (pageQuery, signal) => call("listSupportThreads", { query: { ...filters, ...pageQuery } }, { signal }),
  });

type Written = { messageKey: string; text: string };

export function useWriteMessage(companyId: number) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (body: Written) => call("writeSupportMessage", { params: { id: companyId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [name] }),
  });
}
