import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** Stored filters and orders of lists, each with a name. */
export const profileRoutes = {
  listViews: {
    method: "GET",
    path: "/merchant/views",
    access: localMerchants,
    key: "withheld",
    place: "self",
    support: "open",
  },
  createView: {
    method: "POST",
    path: "/merchant/views",
    access: localMerchants,
    key: "withheld",
    place: "self",
    support: "open",
  },
  updateView: {
    method: "PUT",
    path: "/merchant/views/:id",
    access: localMerchants,
    key: "withheld",
    thing: "view",
    place: "own",
    support: "open",
  },
  removeView: {
    method: "DELETE",
    path: "/merchant/views/:id",
    access: localMerchants,
    key: "withheld",
    thing: "view",
    place: "own",
    support: "open",
  },
} as const satisfies Record<string, Route>;
