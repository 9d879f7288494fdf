import { allStaff, localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Club points: the rule, members' accounts, corrections. */
export const pointsRoutes = {
  getClubPoints: {
    method: "GET",
    path: "/merchant/points",
    access: localMerchants,
    key: "club:read",
    place: "club",
    support: "open",
  },
  updateClubPoints: { method: "PUT", path: "/merchant/points", access: merchants, key: "withheld", support: "open" },
  activateClubPoints: {
    method: "PUT",
    path: "/merchant/points/active",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  deactivateClubPoints: {
    method: "DELETE",
    path: "/merchant/points/active",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  /** Sets the points that a cashier may give and take by correction. */
  setCorrectionLimits: {
    method: "PUT",
    path: "/merchant/points/corrections",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  /** Sets which large amounts a cashier may confirm without a second person. */
  setAloneLimits: {
    method: "PUT",
    path: "/merchant/points/large-amounts",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  /** Sets how many members a cashier may look up in an hour, and whether the membership number alone is enough. */
  setLookUpLimit: {
    method: "PUT",
    path: "/merchant/points/look-ups",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  /** Sets the cost of a point, for reports. */
  setPointCost: { method: "PUT", path: "/merchant/points/cost", access: merchants, key: "withheld", support: "open" },
  getMemberPointsAccount: {
    method: "GET",
    path: "/till/members/:membershipId/points/account",
    access: allStaff,
    key: "purchases:write",
    thing: "membership",
    place: "number",
  },
  getMemberBalance: {
    method: "GET",
    path: "/till/members/:membershipId/points/balance",
    access: allStaff,
    key: "purchases:write",
    thing: "membership",
    place: "number",
  },
  correctPoints: {
    method: "POST",
    path: "/till/members/:membershipId/corrections",
    access: allStaff,
    idempotent: true,
    key: "points:write",
    thing: "membership",
    place: "number",
  },
  voidCorrection: {
    method: "POST",
    path: "/till/corrections/:id/withdrawal",
    access: localMerchants,
    idempotent: true,
    key: "points:write",
    thing: "correction",
    place: "own",
  },
  deductPoints: {
    method: "POST",
    path: "/till/members/:membershipId/deductions",
    access: allStaff,
    idempotent: true,
    key: "points:write",
    thing: "membership",
    place: "number",
  },
  voidDeduction: {
    method: "POST",
    path: "/till/deductions/:id/withdrawal",
    access: localMerchants,
    idempotent: true,
    key: "points:write",
    thing: "deduction",
    place: "own",
  },
} as const satisfies Record<string, Route>;
