import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** A sendout on its way: from its start to its last message. */
export const sendingRoutes = {
  /** Started, approved, drawn back, paused, gone on with, cancelled. */
  setSendoutState: {
    method: "PUT",
    path: "/merchant/sendouts/:id/state",
    access: merchants,
    key: "sendouts:write",
    thing: "sendout",
    support: "open",
  },
  /** To the caller's own e-mail or phone. */
  testSendout: {
    method: "POST",
    path: "/merchant/sendouts/:id/tests",
    access: merchants,
    idempotent: true,
    key: "sendouts:write",
    thing: "sendout",
    support: "open",
  },
  /** Those that wait since the club was restored, and how many messages letting all of them go means. */
  getHeldSendouts: { method: "GET", path: "/merchant/held-sendouts", access: merchants, key: "sendouts:read" },
  /** Lets those go on that are named. */
  releaseHeldSendouts: { method: "PUT", path: "/merchant/held-sendouts", access: merchants, key: "sendouts:write" },
} as const satisfies Record<string, Route>;
