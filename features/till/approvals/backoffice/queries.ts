import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { knownSort } from "#packages/domain/list-columns.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useCan, useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import { approvalColumns } from "../contract/columns.ts";
import { readApprovalSearch } from "./search.ts";

export type WaitingApproval = AnswerOf<"listWaitingApprovals">[number];
export type ApprovalRow = AnswerOf<"listApprovals">["rows"][number];

const name = "approvals";

/** Loads the open requests every ten seconds, because the customer may be at the till while a request is open. */
const waitingQuery = queryOptions({
  queryKey: [name, "waiting"],
  queryFn: ({ signal }) => call("listWaitingApprovals", {}, { signal }),
  refetchInterval: 10_000,
});

/** Loads the requests that the user may answer; empty for a user who may not approve. */
export function useWaitingApprovals() {
  const hasChain = useMaybeChain() !== null;
  const mayAnswer = useCan("answerApprovals");
  return useQuery({ ...waitingQuery, enabled: hasChain && mayAnswer });
}

/** Loads the list of requests by the filters in the address. */
export function useApprovalList() {
  const { state, pointOfSaleId, sort } = useListAddress(readApprovalSearch).search;
  const filters = withoutEmpty({ state, pointOfSaleId, sort: knownSort(approvalColumns, sort) });
  const list = usePagedList({
    name,
    filters,
    fetch: (pageQuery, signal) => call("listApprovals", { query: { ...filters, ...pageQuery } }, { signal }),
  });
  return { ...list, bring: () => call("exportApprovals", { query: filters }) };
}

type Said = { id: number } & Parameters<typeof call<"answerApproval">>[1]["body"];

/** Answers a request. It refetches the open requests in every case, as another person may have answered first. */
export function useAnswerApproval() {
  const queryClient = useQueryClient();
  return useAct({
    mutationFn: ({ id, ...body }: Said) => call("answerApproval", { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [name] }),
  });
}
