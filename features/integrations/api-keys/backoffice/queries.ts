import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type ApiKey = AnswerOf<"listApiKeys">[number];
export type NewKey = Parameters<typeof call<"createApiKey">>[1]["body"];

export const apiKeysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: ({ signal }) => call("listApiKeys", {}, { signal }),
});

function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }) });
}

export const useCreateKey = () => useChange((body: NewKey) => call("createApiKey", { body }));
export const useSaveKeyLimits = (id: number) =>
  useChange((body: ApiKey["limits"]) => call("setApiKeyLimits", { params: { id }, body }));
export const useRevokeKey = () => useChange((id: number) => call("revokeApiKey", { params: { id } }));
