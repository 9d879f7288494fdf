import { admins, type Route } from "#packages/contract/endpoint.ts";

/** The figures of the complete platform, and the items that need attention. */
export const platformFiguresRoutes = {
  getPlatformFigures: { method: "GET", path: "/admin/figures", access: admins },
  /** Exports the platform's months as a file, oldest first. */
  exportPlatformMonths: { method: "GET", path: "/admin/figures/export", access: admins, download: "text/csv" },
} as const satisfies Record<string, Route>;
