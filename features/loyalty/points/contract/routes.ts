import { allStaff, localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Club points: the rule, members' accounts, corrections. */
export const pointRoutes = {
  getClubPoints: { method: "GET", path: "/merchant/points", access: localMerchants },
  updateClubPoints: { method: "PUT", path: "/merchant/points", access: merchants },
  activateClubPoints: { method: "PUT", path: "/merchant/points/active", access: merchants },
  deactivateClubPoints: { method: "DELETE", path: "/merchant/points/active", access: merchants },
  /** How many points a cashier may give and take by correction. */
  setCorrectionLimits: { method: "PUT", path: "/merchant/points/corrections", access: merchants },
  /** Which large amounts a cashier may confirm without a second person. */
  setAloneLimits: { method: "PUT", path: "/merchant/points/large-amounts", access: merchants },
  /** What a point costs, for reports. */
  setPointCost: { method: "PUT", path: "/merchant/points/cost", access: merchants },
  getMemberPointsAccount: { method: "GET", path: "/till/members/:membershipId/points/account", access: allStaff },
  getMemberBalance: { method: "GET", path: "/till/members/:membershipId/points/balance", access: allStaff },
  correctPoints: {
    method: "POST",
    path: "/till/members/:membershipId/corrections",
    access: allStaff,
    idempotent: true,
  },
  voidCorrection: {
    method: "POST",
    path: "/till/corrections/:id/withdrawal",
    access: localMerchants,
    idempotent: true,
  },
  deductPoints: {
    method: "POST",
    path: "/till/members/:membershipId/deductions",
    access: allStaff,
    idempotent: true,
  },
  voidDeduction: {
    method: "POST",
    path: "/till/deductions/:id/withdrawal",
    access: localMerchants,
    idempotent: true,
  },
} as const satisfies Record<string, Route>;
