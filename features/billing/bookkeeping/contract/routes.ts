import { admins, type Route } from "#packages/contract/endpoint.ts";

/** The platform's books: their file, and the months that are closed. Product: billing. */
export const bookkeepingRoutes = {
  /** What was invoiced, charged and paid on some days, for the platform's books: SIE 4. */
  getBookkeeping: { method: "GET", path: "/admin/bookkeeping", access: admins, download: "text/plain" },
  /** Through when the books are closed, and who closed a month or opened one again of late. */
  listClosings: { method: "GET", path: "/admin/bookkeeping/closings", access: admins },
  /** The month's file was handed over: nothing is booked into it, or into one before it, any more. */
  closeMonth: { method: "POST", path: "/admin/bookkeeping/closings", access: admins },
  /** The latest closed month is open again. */
  openMonth: { method: "POST", path: "/admin/bookkeeping/openings", access: admins },
} as const satisfies Record<string, Route>;
