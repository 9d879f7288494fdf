import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "../../lib/api.ts";
import { usePagedList } from "../../lib/use-paged-list.ts";

export type Purchase = AnswerOf<"getMerchantPurchase">;

export type PurchaseFilters = { q?: string; memberId?: number; pointOfSaleId?: number };

export function usePurchaseList(filters: PurchaseFilters) {
  return usePagedList({
    name: "purchases",
    filters,
    fetch: (cursor, signal) => call("listPurchases", { query: { ...filters, ...cursor } }, { signal }),
  });
}

export const purchaseQuery = (id: number) =>
  queryOptions({
    queryKey: ["purchases", id],
    queryFn: ({ signal }) => call("getMerchantPurchase", { params: { id } }, { signal }),
  });
