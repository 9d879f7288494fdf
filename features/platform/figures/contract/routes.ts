import { admins, type Route } from "#packages/contract/endpoint.ts";

/** How the platform as a whole does, and what of it asks for somebody. */
export const platformFiguresRoutes = {
  getPlatformFigures: { method: "GET", path: "/admin/figures", access: admins },
  /** Its months as a file, the oldest first. */
  exportPlatformMonths: { method: "GET", path: "/admin/figures/export", access: admins, download: "text/csv" },
} as const satisfies Record<string, Route>;
