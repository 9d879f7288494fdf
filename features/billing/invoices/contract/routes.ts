import { admins, anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** The invoices companies get, and what takes them back. Product: billing. */
export const invoicesRoutes = {
  /** Newest first unless told, credit notes among them. */
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
  /** By its number. */
  getInvoice: {
    method: "GET",
    path: "/merchant/invoices/:id",
    access: anyAccount,
    download: "application/pdf",
    thing: null,
  },
  /** The same for a program: Peppol BIS Billing 3. */
  getPeppolInvoice: {
    method: "GET",
    path: "/merchant/invoices/:id/peppol",
    access: anyAccount,
    download: "application/xml",
    thing: null,
  },
  /** Every company's, newest first unless told. */
  listAllInvoices: { method: "GET", path: "/admin/invoices", access: admins },
  exportAllInvoices: { method: "GET", path: "/admin/invoices/export", access: admins, download: "text/csv" },
  /** By the invoice's number. */
  creditInvoice: { method: "POST", path: "/admin/invoices/:id/credit-note", access: admins, thing: null },
} as const satisfies Record<string, Route>;
