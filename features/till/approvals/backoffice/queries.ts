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

/** A customer may stand and wait for the answer. */
const waitingQuery = queryOptions({
  queryKey: [name, "waiting"],
  queryFn: ({ signal }) => call("listWaitingApprovals", {}, { signal }),
  refetchInterval: 10_000,
});

/** What waits for my own answer; nothing where I am none of those who may give one. */
export function useWaitingApprovals() {
  const hasChain = useMaybeChain() !== null;
  const mayAnswer = useCan("answerApprovals");
  return useQuery({ ...waitingQuery, enabled: hasChain && mayAnswer });
}

/** What was asked, as the list's address says. */
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

/** Says yes or no; what waits is read anew whatever became of it, for somebody else may have been faster. */
export function useAnswerApproval() {
  const queryClient = useQueryClient();
  return useAct({
    mutationFn: ({ id, ...body }: Said) => call("answerApproval", { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [name] }),
  });
}
