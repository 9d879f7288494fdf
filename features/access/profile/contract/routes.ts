import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** Filters and orders of lists, kept by a name. */
export const listViewRoutes = {
  listViews: { method: "GET", path: "/merchant/views", access: localMerchants },
  createView: { method: "POST", path: "/merchant/views", access: localMerchants },
  updateView: { method: "PUT", path: "/merchant/views/:id", access: localMerchants },
  removeView: { method: "DELETE", path: "/merchant/views/:id", access: localMerchants },
} as const satisfies Record<string, Route>;
