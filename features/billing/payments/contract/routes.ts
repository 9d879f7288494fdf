import { admins, type Route } from "#packages/contract/endpoint.ts";

/** Payments and repayments that the platform books. Product: billing. */
export const paymentsRoutes = {
  /** Books a payment that is in no bank file, for an invoice by its number. */
  bookPayment: { method: "POST", path: "/admin/invoices/:id/payments", access: admins, thing: null },
  /** Books a repayment by bank transfer, for an invoice by its number. */
  bookRepayment: { method: "POST", path: "/admin/invoices/:id/repayments", access: admins, thing: null },
  /**
   * Uploads a bank's file of incoming payments, BgMax or CSV. Payments that match an invoice to the öre are booked
   * once, however often the file is sent.
   */
  bookBankFile: { method: "POST", path: "/admin/payments/file", access: admins, upload: true },
} as const satisfies Record<string, Route>;
