import { queryOptions, useMutation } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";

export type ClubClock = AnswerOf<"getChainClock">;
export type ClockMove = Parameters<typeof call<"moveChainClock">>[1]["body"];

export const clockQuery = queryOptions({
  queryKey: ["clock"],
  queryFn: ({ signal }) => call("getChainClock", {}, { signal }),
});

/** Refetches all queries, because any data may depend on the day. */
export function useMoveClock() {
  return useMutation({
    mutationFn: (body: ClockMove) => call("moveChainClock", { body }),
    onSuccess: async (clock) => {
      queryClient.setQueryData(clockQuery.queryKey, clock);
      await queryClient.invalidateQueries();
    },
  });
}
