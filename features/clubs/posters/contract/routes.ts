import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** What hangs in the shop: the sign-up code of a point of sale, ready to print. Product §6, "Attract". */
export const postersRoutes = {
  getPoster: {
    method: "GET",
    path: "/merchant/locations/:id/poster",
    access: localMerchants,
    download: "application/pdf",
    key: "club:read",
    thing: "location",
    place: "own",
  },
} as const satisfies Record<string, Route>;
