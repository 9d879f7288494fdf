import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useCan, useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
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

/** Columns whose latest or most comes first, and all the list can be sorted by. */
export const fallingSorts = ["askedAt", "amount"];
const sorts = [...fallingSorts, "member", "location", "askedBy"];

/** What was asked, as the list's address says. */
export function useApprovalList() {
  const { state, pointOfSaleId, sort = "" } = useListAddress(readApprovalSearch).search;
  const filters = {
    ...(state && { state }),
    ...(pointOfSaleId && { pointOfSaleId }),
    ...(sorts.includes(sort.replace(/^-/, "")) && { sort }),
  };
  const list = usePagedList({
    name,
    filters,
    fetch: (asked, signal) => call("listApprovals", { query: { ...filters, ...asked } }, { signal }),
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
