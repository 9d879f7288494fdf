import { allStaff, type Route } from "#packages/contract/endpoint.ts";

/** The till: find, register, undo, return. */
export const tillRoutes = {
  findAtTill: { method: "GET", path: "/till/members", access: allStaff },
  getAtTill: { method: "GET", path: "/till/members/:membershipId", access: allStaff },
  getTillFacts: { method: "GET", path: "/till/facts", access: allStaff },
  /** Tells when the member who stands there, or what the club offers, has changed at another till. */
  watchTill: { method: "GET", path: "/till/live", access: allStaff, stream: true },
  listSecondPeople: { method: "GET", path: "/till/second-people", access: allStaff },
  registerPurchase: { method: "POST", path: "/till/purchases", access: allStaff, idempotent: true },
  /** Undo, for 15 minutes, by the one who registered. */
  cancelPurchase: { method: "POST", path: "/till/purchases/:id/cancellation", access: allStaff, idempotent: true },
  returnPurchase: { method: "POST", path: "/till/purchases/:id/returns", access: allStaff, idempotent: true },
  cancelRedemption: {
    method: "POST",
    path: "/till/redemptions/:id/cancellation",
    access: allStaff,
    idempotent: true,
  },
} as const satisfies Record<string, Route>;
