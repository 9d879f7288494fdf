import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readPlatformInvoiceSearch = listSearch({
  /** Invoices with something to pay, or whose day to pay has passed. */
  invoices: oneOf(["OPEN", "OVERDUE"]),
});
