import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";

export type Purchase = AnswerOf<"getConsumerPurchase">;
/** The latest purchase on the home page. */
export type PurchaseLine = NonNullable<AnswerOf<"getConsumerHome">["latestPurchase"]>;

/** Loads the member's purchases page by page, newest first. */
export const purchasesQuery = infiniteQueryOptions({
  queryKey: [mine, "purchases"],
  meta: { kept: true },
  queryFn: ({ pageParam, signal }) =>
    call("getConsumerPurchases", { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});

export const purchaseQuery = (id: number) =>
  queryOptions({
    queryKey: [mine, "purchase", id],
    meta: { kept: true },
    queryFn: ({ signal }) => call("getConsumerPurchase", { params: { id } }, { signal }),
  });
