import { allStaff, localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** The back office's view of purchases; the till registers them. */
export const purchaseRoutes = {
  listPurchases: { method: "GET", path: "/merchant/purchases", access: localMerchants },
  /** What the purchases of the same filters came to. */
  getPurchaseTotals: { method: "GET", path: "/merchant/purchases/totals", access: localMerchants },
  exportPurchases: {
    method: "GET",
    path: "/merchant/purchases/export",
    access: localMerchants,
    download: "text/csv",
  },
  getMerchantPurchase: { method: "GET", path: "/merchant/purchases/:id", access: localMerchants },
  /** Purchases of customers invited at the till, who have not joined yet. */
  listPendingPurchases: { method: "GET", path: "/merchant/waiting-purchases", access: localMerchants },
  exportPendingPurchases: {
    method: "GET",
    path: "/merchant/waiting-purchases/export",
    access: localMerchants,
    download: "text/csv",
  },
  /** Taken back before anybody has joined for it; the invitation stands. */
  withdrawPendingPurchase: { method: "DELETE", path: "/till/waiting-purchases/:id", access: allStaff },
} as const satisfies Record<string, Route>;
