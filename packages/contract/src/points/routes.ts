import { localMerchants, merchants, type Route } from "../endpoint.ts";

/** Club points and their reward coupons, as the back office keeps them. */
export const pointRoutes = {
  getClubPoints: { method: "GET", path: "/merchant/points", access: localMerchants },
  updateClubPoints: { method: "PUT", path: "/merchant/points", access: merchants },
  activateClubPoints: { method: "PUT", path: "/merchant/points/active", access: merchants },
  deactivateClubPoints: { method: "DELETE", path: "/merchant/points/active", access: merchants },
  listRewards: { method: "GET", path: "/merchant/coupons", access: localMerchants },
  createReward: { method: "POST", path: "/merchant/coupons", access: merchants },
  updateReward: { method: "PUT", path: "/merchant/coupons/:id", access: merchants },
  setRewardStatus: { method: "PUT", path: "/merchant/coupons/:id/status", access: merchants },
  setRewardImage: { method: "PUT", path: "/merchant/coupons/:id/image", access: merchants, upload: true },
  removeReward: { method: "DELETE", path: "/merchant/coupons/:id", access: merchants },
} as const satisfies Record<string, Route>;
