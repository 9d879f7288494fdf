import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** Who of the staff did what, and when; for good. */
export const trailRoutes = {
  /** A local merchant's: what happened at their points of sale, and what they did themselves. */
  listTrail: { method: "GET", path: "/merchant/trail", access: localMerchants, key: "withheld", place: "own" },
  /** The same, with the same filters. */
  exportTrail: {
    method: "GET",
    path: "/merchant/trail/export",
    access: localMerchants,
    download: "text/csv",
    key: "withheld",
    place: "own",
  },
} as const satisfies Record<string, Route>;
