import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** The printable sign-up code of a point of sale. Product §6, "Attract". */
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
