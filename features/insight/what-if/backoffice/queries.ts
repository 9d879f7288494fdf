import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type WhatIf = AnswerOf<"getWhatIf">;
export type AnsweredWhatIf = WhatIf & { answer: NonNullable<WhatIf["answer"]> };
export type Rule = WhatIf["now"];
export type Asking = Parameters<typeof call<"askWhatIf">>[1]["body"];

const name = "what-if";
/** The refetch interval during a replay, in milliseconds. */
const whileRunningMs = 1_000;
const isRunning = ({ state }: Pick<WhatIf, "state">) => state === "RUNNING";

export const whatIfsQuery = queryOptions({
  queryKey: [name, "list"],
  queryFn: ({ signal }) => call("listWhatIfs", {}, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.some(isRunning) ? whileRunningMs : false),
});

export const whatIfQuery = (id: number) =>
  queryOptions({
    queryKey: [name, id],
    queryFn: ({ signal }) => call("getWhatIf", { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? whileRunningMs : false),
  });

function useFresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [name] });
}

export function useAskWhatIf() {
  const onSettled = useFresh();
  return useAct({ mutationFn: (body: Asking) => call("askWhatIf", { body }), onSettled });
}

export function useRemoveWhatIf(id: number) {
  const client = useQueryClient();
  return useAct({
    mutationFn: () => call("removeWhatIf", { params: { id } }),
    // The answer's page is being left, so only the list is refetched.
    onSuccess: () => client.invalidateQueries({ queryKey: [name, "list"] }),
  });
}
