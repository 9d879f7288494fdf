import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readPlatformInvoiceSearch = listSearch({
  /** Unpaid invoices, or those past their due day. */
  invoices: oneOf(["OPEN", "OVERDUE"]),
});
