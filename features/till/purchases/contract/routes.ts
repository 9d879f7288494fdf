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
  /** Returns the totals of the purchases with the same filters. */
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
  /** Lists purchases of customers invited at the till who have not joined yet. */
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
  /** Withdraws a purchase before the customer joins; the invitation remains valid. */
  withdrawPendingPurchase: {
    method: "DELETE",
    path: "/till/waiting-purchases/:id",
    access: allStaff,
    key: "purchases:write",
    thing: "waitingPurchase",
    place: "own",
  },
} as const satisfies Record<string, Route>;
