import { allStaff, type Route } from "#packages/contract/endpoint.ts";

/** The till: find, register, undo, return. */
export const registerRoutes = {
  findAtTill: { method: "GET", path: "/till/members", access: allStaff, key: "purchases:write", place: "own" },
  getAtTill: {
    method: "GET",
    path: "/till/members/:membershipId",
    access: allStaff,
    key: "purchases:write",
    thing: "membership",
    place: "number",
  },
  getTillFacts: { method: "GET", path: "/till/facts", access: allStaff, key: "purchases:write", place: "own" },
  /** The customers for practice by new staff; empty except in a sandbox. */
  listPracticeMembers: { method: "GET", path: "/till/practice", access: allStaff, key: "withheld", place: "own" },
  /** Streams changes to the current member and to the club's offers, made at another till. */
  watchTill: { method: "GET", path: "/till/live", access: allStaff, stream: true, key: "withheld", place: "number" },
  listSecondPeople: {
    method: "GET",
    path: "/till/second-people",
    access: allStaff,
    key: "purchases:write",
    place: "own",
  },
  registerPurchase: {
    method: "POST",
    path: "/till/purchases",
    access: allStaff,
    idempotent: true,
    key: "purchases:write",
    place: "own",
  },
  /** Undoes a registration within 15 minutes, by the cashier who made it. */
  cancelPurchase: {
    method: "POST",
    path: "/till/purchases/:id/cancellation",
    access: allStaff,
    idempotent: true,
    key: "purchases:write",
    thing: "purchase",
    place: "own",
  },
  returnPurchase: {
    method: "POST",
    path: "/till/purchases/:id/returns",
    access: allStaff,
    idempotent: true,
    key: "purchases:write",
    thing: "purchase",
    place: "own",
  },
  cancelRedemption: {
    method: "POST",
    path: "/till/redemptions/:id/cancellation",
    access: allStaff,
    idempotent: true,
    key: "purchases:write",
    thing: "redemption",
    place: "own",
  },
} as const satisfies Record<string, Route>;
