import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** A sendout's reach and cost. */
export const sendoutReachRoutes = {
  /** Returns the reach and cost of an unsaved sendout if started now. */
  countSendoutReach: {
    method: "POST",
    path: "/merchant/sendouts/reaches",
    access: merchants,
    reads: true,
    key: "sendouts:read",
    support: "withheld",
  },
  /** Returns the reach and cost of a saved draft if started now. */
  getSendoutReach: {
    method: "GET",
    path: "/merchant/sendouts/:id/reach",
    access: merchants,
    key: "sendouts:read",
    thing: "sendout",
  },
} as const satisfies Record<string, Route>;
