import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import { useOnce } from "#packages/web/backoffice/session/use-once.ts";

export type SmsAccount = AnswerOf<"getSmsAccount">;
export type CreditPackage = SmsAccount["packages"][number];
export type SmsEntry = AnswerOf<"listSmsEntries">["rows"][number];
export type SmsReply = AnswerOf<"listSmsReplies">["rows"][number];
export type EntryFilters = Omit<NonNullable<Parameters<typeof call<"listSmsEntries">>[1]["query"]>, "cursor">;

export const smsAccountQuery = queryOptions({
  // The account is always refetched, because sendouts, tills and new members use credits while the page is open.
  staleTime: 0,
  queryKey: ["smsAccount"],
  queryFn: ({ signal }) => call("getSmsAccount", {}, { signal }),
});

/** Newest first, page by page. */
export const smsEntriesQuery = (filters: EntryFilters) =>
  infiniteQueryOptions({
    staleTime: 0,
    queryKey: ["smsEntries", JSON.stringify(filters)],
    queryFn: ({ signal, pageParam }) =>
      call("listSmsEntries", { query: { ...filters, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const bringSmsEntries = (query: EntryFilters) => call("exportSmsEntries", { query });

export const useBuyCredits = () =>
  useOnce(({ credits, price }: CreditPackage, idempotencyKey) =>
    call("buySmsCredits", { body: { credits, price } }, { idempotencyKey }),
  );

type Setting = "setSmsSender" | "setSmsMonthLimit" | "setSmsTopUp";

/** Saves a setting and refetches the account, because a top-up may buy at once. */
export function useSetting<Name extends Setting>(name: Name) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (input: Parameters<typeof call<Name>>[1]) => call(name, input),
    onSuccess: () =>
      Promise.all([["smsAccount"], ["smsEntries"]].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export const smsRepliesQuery = infiniteQueryOptions({
  // Replies are always refetched, because members may reply while the page is open.
  staleTime: 0,
  queryKey: ["smsReplies"],
  queryFn: ({ pageParam, signal }) =>
    call("listSmsReplies", { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});

export function useHandleReply() {
  const client = useQueryClient();
  return useAct({
    mutationFn: ({ id, outcome }: { id: number; outcome: "HANDLED" | "SMS_OFF" }) =>
      call("handleSmsReply", { params: { id }, body: { outcome } }),
    // Refetches also after a refusal, because another merchant may have handled the reply.
    onSettled: () => client.invalidateQueries({ queryKey: smsRepliesQuery.queryKey }),
  });
}
