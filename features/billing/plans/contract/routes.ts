import { admins, type Route } from "#packages/contract/endpoint.ts";

/** Plans: what a month costs, from a day on. Product: billing. */
export const plansRoutes = {
  listPlans: { method: "GET", path: "/admin/plans", access: admins },
  /** The same as a file, a price on each row. */
  exportPlans: { method: "GET", path: "/admin/plans/export", access: admins, download: "text/csv" },
  createPlan: { method: "POST", path: "/admin/plans", access: admins },
  /** Prices keep what was charged: one may begin today or later, and those to come may be taken away. */
  setPlan: { method: "PUT", path: "/admin/plans/:id", access: admins, thing: null },
} as const satisfies Record<string, Route>;
