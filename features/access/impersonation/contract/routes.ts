import { admins, anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** Impersonation of merchants by platform employees, with the company's view and permission. */
export const impersonationRoutes = {
  startImpersonation: { method: "POST", path: "/admin/impersonations", access: admins },
  /** Ends the caller's own impersonation and its session. */
  endImpersonation: { method: "DELETE", path: "/merchant/impersonation", access: anyAccount, support: "own" },
  /** For the merchant's own company. */
  listImpersonations: {
    method: "GET",
    path: "/merchant/companies/:id/impersonations",
    access: anyAccount,
    thing: null,
  },
  allowSupportChanges: {
    method: "PUT",
    path: "/merchant/companies/:id/support-changes",
    access: anyAccount,
    thing: null,
  },
} as const satisfies Record<string, Route>;
