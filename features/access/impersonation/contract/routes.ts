import { admins, anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** The platform's people looking at a company as one of its merchants, and what the company sees and allows of it. */
export const impersonationRoutes = {
  startImpersonation: { method: "POST", path: "/admin/impersonations", access: admins },
  /** The caller's own, which is its session: ended, it opens nothing. */
  endImpersonation: { method: "DELETE", path: "/merchant/impersonation", access: anyAccount, support: "own" },
  /** Of the merchant's own company. */
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
