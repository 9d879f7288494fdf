import { dayFields, id, kronor, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { purchaseKinds } from "../domain/purchase-filters.ts";

export const readPurchaseSearch = listSearch({
  ...dayFields,
  memberId: id,
  pointOfSaleId: id,
  cashierId: id,
  categoryId: id,
  campaignId: id,
  amountFrom: kronor,
  amountTo: kronor,
  only: oneOf(purchaseKinds),
});

export const readPendingSearch = listSearch({ pointOfSaleId: id });
