import { admins, type Route } from "#packages/contract/endpoint.ts";

/** Plans and their prices by start day. Product: billing. */
export const plansRoutes = {
  listPlans: { method: "GET", path: "/admin/plans", access: admins },
  /** Exports the plans as a file with one price per row. */
  exportPlans: { method: "GET", path: "/admin/plans/export", access: admins, download: "text/csv" },
  createPlan: { method: "POST", path: "/admin/plans", access: admins },
  /** Changes a plan. New prices begin today or later; future ones can be removed, and prices in force stay. */
  setPlan: { method: "PUT", path: "/admin/plans/:id", access: admins, thing: null },
} as const satisfies Record<string, Route>;
