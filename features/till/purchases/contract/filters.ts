import type { ListFilters } from "#packages/domain/list-filters.ts";
import { purchaseKinds } from "../domain/purchase-filters.ts";

/** `since`, `until`: days of the club; `amountFrom`, `amountTo`: the amount after returns. Both are included. */
export const purchaseFilters = {
  memberId: "id",
  since: "day",
  until: "day",
  pointOfSaleId: "id",
  cashierId: "id",
  categoryId: "id",
  campaignId: "id",
  amountFrom: "kronor",
  amountTo: "kronor",
  only: purchaseKinds,
} as const satisfies ListFilters;

export const pendingFilters = { pointOfSaleId: "id" } as const satisfies ListFilters;
