import { allStaff, localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** The back office's view of purchases; the till registers them. */
export const purchasesRoutes = {
  listPurchases: {
    method: "GET",
    path: "/merchant/purchases",
    access: localMerchants,
    key: "purchases:read",
    place: "own",
  },
  /** What the purchases of the same filters came to. */
  getPurchaseTotals: {
    method: "GET",
    path: "/merchant/purchases/totals",
    access: localMerchants,
    key: "purchases:read",
    place: "own",
  },
  exportPurchases: {
    method: "GET",
    path: "/merchant/purchases/export",
    access: localMerchants,
    download: "text/csv",
    key: "purchases:read",
    place: "own",
  },
  getMerchantPurchase: {
    method: "GET",
    path: "/merchant/purchases/:id",
    access: localMerchants,
    key: "purchases:read",
    thing: "purchase",
    place: "own",
  },
  /** Purchases of customers invited at the till, who have not joined yet. */
  listPendingPurchases: {
    method: "GET",
    path: "/merchant/waiting-purchases",
    access: localMerchants,
    key: "purchases:read",
    place: "own",
  },
  exportPendingPurchases: {
    method: "GET",
    path: "/merchant/waiting-purchases/export",
    access: localMerchants,
    download: "text/csv",
    key: "purchases:read",
    place: "own",
  },
  /** Taken back before anybody has joined for it; the invitation stands. */
  withdrawPendingPurchase: {
    method: "DELETE",
    path: "/till/waiting-purchases/:id",
    access: allStaff,
    key: "purchases:write",
    thing: "waitingPurchase",
    place: "own",
  },
} as const satisfies Record<string, Route>;
