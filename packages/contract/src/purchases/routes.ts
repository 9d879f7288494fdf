import { localMerchants, type Route } from "../endpoint.ts";

/** The back office's view of purchases; the till registers them. */
export const purchaseRoutes = {
  listPurchases: { method: "GET", path: "/merchant/purchases", access: localMerchants },
  getMerchantPurchase: { method: "GET", path: "/merchant/purchases/:id", access: localMerchants },
} as const satisfies Record<string, Route>;
