import { admins, anyAccount, type Route } from "../endpoint.ts";

/** What companies pay, and the invoices they get. Product: billing. Spec §2, /billings/details. */
export const billingRoutes = {
  /** How a merchant's company stands and pays. */
  getBilling: { method: "GET", path: "/merchant/companies/:id/billing", access: anyAccount },
  setBilling: { method: "PUT", path: "/merchant/companies/:id/billing", access: anyAccount },
  /** Begins after the trial, or today when that is over; one that was to end goes on. */
  subscribeCompany: { method: "POST", path: "/merchant/companies/:id/subscription", access: anyAccount },
  /** Ends with the month. */
  leaveSubscription: { method: "DELETE", path: "/merchant/companies/:id/subscription", access: anyAccount },
  /** Newest first unless told, credit notes among them. */
  listInvoices: { method: "GET", path: "/merchant/companies/:id/invoices", access: anyAccount },
  exportInvoices: {
    method: "GET",
    path: "/merchant/companies/:id/invoices/export",
    access: anyAccount,
    download: "text/csv",
  },
  /** By its number. */
  getInvoice: { method: "GET", path: "/merchant/invoices/:id", access: anyAccount, download: "application/pdf" },
  /** The same for a program: Peppol BIS Billing 3. */
  getPeppolInvoice: {
    method: "GET",
    path: "/merchant/invoices/:id/peppol",
    access: anyAccount,
    download: "application/xml",
  },

  /** Every company's, newest first unless told. */
  listAllInvoices: { method: "GET", path: "/admin/invoices", access: admins },
  exportAllInvoices: { method: "GET", path: "/admin/invoices/export", access: admins, download: "text/csv" },
  /** By the invoice's number. */
  creditInvoice: { method: "POST", path: "/admin/invoices/:id/credit-note", access: admins },
  /** What came in outside of any file, for an invoice by its number. */
  bookPayment: { method: "POST", path: "/admin/invoices/:id/payments", access: admins },
  /** What a company got back by bank of what it paid for an invoice, by its number. */
  bookRepayment: { method: "POST", path: "/admin/invoices/:id/repayments", access: admins },
  /** A bank's file of incoming payments, BgMax or CSV: what pays an invoice to the öre is booked, once however often it is sent. */
  bookBankFile: { method: "POST", path: "/admin/payments/file", access: admins, upload: true },
  /** What was invoiced, charged and paid on some days, for the platform's books: SIE 4. */
  getBookkeeping: { method: "GET", path: "/admin/bookkeeping", access: admins, download: "text/plain" },
  /** Through when the books are closed, and who closed a month or opened one again of late. */
  listClosings: { method: "GET", path: "/admin/bookkeeping/closings", access: admins },
  /** The month's file was handed over: nothing is booked into it, or into one before it, any more. */
  closeMonth: { method: "POST", path: "/admin/bookkeeping/closings", access: admins },
  /** The latest closed month is open again. */
  openMonth: { method: "POST", path: "/admin/bookkeeping/openings", access: admins },
  getSeller: { method: "GET", path: "/admin/seller", access: admins },
  setSeller: { method: "PUT", path: "/admin/seller", access: admins },
  listPlans: { method: "GET", path: "/admin/plans", access: admins },
  /** The same as a file, a price on each row. */
  exportPlans: { method: "GET", path: "/admin/plans/export", access: admins, download: "text/csv" },
  createPlan: { method: "POST", path: "/admin/plans", access: admins },
  /** Prices keep what was charged: one may begin today or later, and those to come may be taken away. */
  setPlan: { method: "PUT", path: "/admin/plans/:id", access: admins },
  /** A company as the platform sees it: how it stands, pays and is called, and its clubs. */
  getCompanyDetail: { method: "GET", path: "/admin/companies/:id", access: admins },
  /** Its trial, its plan from a day on, and whether the platform has stopped its clubs. */
  setCompanyStanding: { method: "PUT", path: "/admin/companies/:id/standing", access: admins },
} as const satisfies Record<string, Route>;
