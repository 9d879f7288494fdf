import { admins, type Route } from "#packages/contract/endpoint.ts";

/** The platform's bookkeeping: its export file and the closed months. Product: billing. */
export const bookkeepingRoutes = {
  /** Exports the invoices, fees and payments of a period for the platform's books as SIE 4. */
  getBookkeeping: { method: "GET", path: "/admin/bookkeeping", access: admins, download: "text/plain" },
  /** Lists the last closed day and the latest closings and reopenings. */
  listClosings: { method: "GET", path: "/admin/bookkeeping/closings", access: admins },
  /** Closes a month once its file is handed over. Nothing more is booked into that month or an earlier one. */
  closeMonth: { method: "POST", path: "/admin/bookkeeping/closings", access: admins },
  /** Reopens the latest closed month. */
  openMonth: { method: "POST", path: "/admin/bookkeeping/openings", access: admins },
} as const satisfies Record<string, Route>;
