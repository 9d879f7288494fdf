import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Whom a sendout would reach, and what that would cost. */
export const sendoutReachRoutes = {
  /** Whom one that is typed would reach, and what it would cost, were it started now. */
  countSendoutReach: {
    method: "POST",
    path: "/merchant/sendouts/reaches",
    access: merchants,
    reads: true,
    key: "sendouts:read",
    support: "withheld",
  },
  /** The same of a draft as it was saved. */
  getSendoutReach: {
    method: "GET",
    path: "/merchant/sendouts/:id/reach",
    access: merchants,
    key: "sendouts:read",
    thing: "sendout",
  },
} as const satisfies Record<string, Route>;
