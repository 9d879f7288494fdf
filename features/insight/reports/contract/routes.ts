import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

export const reportsRoutes = {
  getToday: { method: "GET", path: "/merchant/today", access: localMerchants, key: "withheld", place: "own" },
  getStartGuide: {
    method: "GET",
    path: "/merchant/start-guide",
    access: localMerchants,
    key: "withheld",
    place: "club",
    support: "open",
  },
  /** A local merchant sees only their own points of sale. */
  getReport: { method: "GET", path: "/merchant/reports", access: localMerchants, key: "reports:read", place: "own" },
  getLiability: {
    method: "GET",
    path: "/merchant/reports/liability",
    access: localMerchants,
    key: "reports:read",
    place: "own",
  },
  getCampaignReport: {
    method: "GET",
    path: "/merchant/campaigns/:id/report",
    access: localMerchants,
    key: "reports:read",
    thing: "campaign",
    place: "own",
    support: "open",
  },
} as const satisfies Record<string, Route>;
