import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readPlatformInvoiceSearch = listSearch({
  /** The filter of the list: unpaid invoices, or invoices past their due day. */
  invoices: oneOf(["OPEN", "OVERDUE"]),
});
