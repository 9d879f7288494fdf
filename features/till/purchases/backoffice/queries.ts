import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useOnce } from "#packages/web/backoffice/session/use-once.ts";

import type { readPurchaseSearch } from "./search.ts";

export type Purchase = AnswerOf<"getMerchantPurchase">;
export type PurchaseRow = AnswerOf<"listPurchases">["rows"][number];

export type PurchaseFilters = Omit<ReturnType<typeof readPurchaseSearch>, "page" | "after">;

export function usePurchaseList(filters: PurchaseFilters) {
  return usePagedList({
    name: "purchases",
    filters,
    fetch: (cursor, signal) => call("listPurchases", { query: { ...filters, ...cursor } }, { signal }),
  });
}

/** Loads the totals for the filters, independent of the page. */
export function usePurchaseTotals({ sort: _, ...filters }: PurchaseFilters) {
  return useQuery({
    queryKey: ["purchases", "totals", JSON.stringify(filters)],
    queryFn: ({ signal }) => call("getPurchaseTotals", { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const bringPurchases = (query: PurchaseFilters) => call("exportPurchases", { query });

export const purchaseQuery = (id: number) =>
  queryOptions({
    queryKey: ["purchases", id],
    queryFn: ({ signal }) => call("getMerchantPurchase", { params: { id } }, { signal }),
  });

export type PendingPurchase = AnswerOf<"listPendingPurchases">["rows"][number];

export const pendingList = "waiting-purchases";

export type PendingFilters = NonNullable<Parameters<typeof call<"exportPendingPurchases">>[1]["query"]>;

export function usePendingList(filters: PendingFilters) {
  return usePagedList({
    name: pendingList,
    filters,
    fetch: (pageQuery, signal) => call("listPendingPurchases", { query: { ...filters, ...pageQuery } }, { signal }),
  });
}

export const bringPendingPurchases = (query: PendingFilters) => call("exportPendingPurchases", { query });

type Return = Parameters<typeof call<"returnPurchase">>[1]["body"];

/** Registers the return of all or a part of a purchase. */
export const useReturnPurchase = (id: number) =>
  useOnce((body: Return, idempotencyKey) => call("returnPurchase", { params: { id }, body }, { idempotencyKey }));

/** Undoes a complete registration within its 15 minutes. */
export const useUndoPurchase = (id: number) =>
  useOnce((_: undefined, idempotencyKey) => call("cancelPurchase", { params: { id } }, { idempotencyKey }));
