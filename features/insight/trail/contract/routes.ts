import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** The permanent record of acts by staff. */
export const trailRoutes = {
  /** A local merchant sees events at their points of sale and their own acts. */
  listTrail: { method: "GET", path: "/merchant/trail", access: localMerchants, key: "withheld", place: "own" },
  /** Exports the trail with the same filters. */
  exportTrail: {
    method: "GET",
    path: "/merchant/trail/export",
    access: localMerchants,
    download: "text/csv",
    key: "withheld",
    place: "own",
  },
} as const satisfies Record<string, Route>;
