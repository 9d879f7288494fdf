import { localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Rewards and value coupons as the back office keeps them. */
export const couponRoutes = {
  listCoupons: { method: "GET", path: "/merchant/coupons", access: localMerchants },
  exportCoupons: {
    method: "GET",
    path: "/merchant/coupons/export",
    access: localMerchants,
    download: "text/csv",
  },
  getCoupon: { method: "GET", path: "/merchant/coupons/:id", access: localMerchants },
  createCoupon: { method: "POST", path: "/merchant/coupons", access: merchants },
  updateCoupon: { method: "PUT", path: "/merchant/coupons/:id", access: merchants },
  setCouponStatus: { method: "PUT", path: "/merchant/coupons/:id/status", access: merchants },
  setCouponStatuses: { method: "PUT", path: "/merchant/coupons/statuses", access: merchants },
  setCouponImage: { method: "PUT", path: "/merchant/coupons/:id/image", access: merchants, upload: true },
  removeCouponImage: { method: "DELETE", path: "/merchant/coupons/:id/image", access: merchants },
  removeCoupon: { method: "DELETE", path: "/merchant/coupons/:id", access: merchants },
} as const satisfies Record<string, Route>;
