import { allStaff, type Route } from "../endpoint.ts";

/** The till: find, register, redeem, take a redemption back. */
export const tillRoutes = {
  findAtTill: { method: "GET", path: "/till/members", access: allStaff },
  getAtTill: { method: "GET", path: "/till/members/:id", access: allStaff },
  registerPurchase: { method: "POST", path: "/till/purchases", access: allStaff, idempotent: true },
  cancelRedemption: {
    method: "POST",
    path: "/till/redemptions/:id/cancellation",
    access: allStaff,
    idempotent: true,
  },
} as const satisfies Record<string, Route>;
