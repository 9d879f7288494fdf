import { admins, type Route } from "#packages/contract/endpoint.ts";

/** What comes in for invoices and goes back, as the platform books it. Product: billing. */
export const paymentsRoutes = {
  /** What came in outside of any file, for an invoice by its number. */
  bookPayment: { method: "POST", path: "/admin/invoices/:id/payments", access: admins, thing: null },
  /** What a company got back by bank of what it paid for an invoice, by its number. */
  bookRepayment: { method: "POST", path: "/admin/invoices/:id/repayments", access: admins, thing: null },
  /** A bank's file of incoming payments, BgMax or CSV: what pays an invoice to the öre is booked, once however often it is sent. */
  bookBankFile: { method: "POST", path: "/admin/payments/file", access: admins, upload: true },
} as const satisfies Record<string, Route>;
