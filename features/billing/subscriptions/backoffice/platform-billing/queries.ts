import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type Seller = AnswerOf<"getSeller">;

export const sellerQuery = queryOptions({
  staleTime: 0,
  queryKey: ["seller"],
  queryFn: ({ signal }) => call("getSeller", {}, { signal }),
});

type Written = Parameters<typeof call<"setSeller">>[1]["body"];

export function useSetSeller() {
  const client = useQueryClient();
  return useAct({
    mutationFn: (body: Written) => call("setSeller", { body }),
    onSuccess: (seller: Seller) => client.setQueryData(sellerQuery.queryKey, seller),
  });
}
