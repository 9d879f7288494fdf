import { admins, anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** Companies' invoices and the credit notes that cancel them. Product: billing. */
export const invoicesRoutes = {
  /** Lists a company's invoices and credit notes, newest first by default. */
  listInvoices: {
    method: "GET",
    path: "/merchant/companies/:id/invoices",
    access: anyAccount,
    thing: null,
    support: "open",
  },
  exportInvoices: {
    method: "GET",
    path: "/merchant/companies/:id/invoices/export",
    access: anyAccount,
    download: "text/csv",
    thing: null,
  },
  /** Returns an invoice or a credit note as a PDF. The id is the invoice's number. */
  getInvoice: {
    method: "GET",
    path: "/merchant/invoices/:id",
    access: anyAccount,
    download: "application/pdf",
    thing: null,
  },
  /** Returns the invoice as Peppol BIS Billing 3. */
  getPeppolInvoice: {
    method: "GET",
    path: "/merchant/invoices/:id/peppol",
    access: anyAccount,
    download: "application/xml",
    thing: null,
  },
  /** Lists every company's invoices, newest first by default. */
  listAllInvoices: { method: "GET", path: "/admin/invoices", access: admins },
  exportAllInvoices: { method: "GET", path: "/admin/invoices/export", access: admins, download: "text/csv" },
  /** Cancels an invoice with a credit note. The id is the invoice's number. */
  creditInvoice: { method: "POST", path: "/admin/invoices/:id/credit-note", access: admins, thing: null },
} as const satisfies Record<string, Route>;
