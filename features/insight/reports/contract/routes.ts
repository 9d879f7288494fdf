import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

export const reportRoutes = {
  getToday: { method: "GET", path: "/merchant/today", access: localMerchants },
  getStartGuide: { method: "GET", path: "/merchant/start-guide", access: localMerchants },
  /** A local merchant sees their own points of sale alone. */
  getReport: { method: "GET", path: "/merchant/reports", access: localMerchants },
  getLiability: { method: "GET", path: "/merchant/reports/liability", access: localMerchants },
  getCampaignReport: { method: "GET", path: "/merchant/campaigns/:id/report", access: localMerchants },
} as const satisfies Record<string, Route>;
