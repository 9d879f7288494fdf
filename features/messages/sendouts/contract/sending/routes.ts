import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** A sendout from its start to its last message. */
export const sendingRoutes = {
  /** Starts, approves, withdraws, pauses, resumes or cancels. */
  setSendoutState: {
    method: "PUT",
    path: "/merchant/sendouts/:id/state",
    access: merchants,
    key: "sendouts:write",
    thing: "sendout",
    support: "open",
  },
  /** Publishes a draft campaign, and sends its message as a sendout of its own: at once, or on its first day. */
  publishAndSendCampaign: {
    method: "POST",
    path: "/merchant/campaigns/:id/sendouts",
    access: merchants,
    key: "sendouts:write",
    thing: "campaign",
    support: "open",
  },
  /** Sends a test to the caller's own e-mail or phone. */
  testSendout: {
    method: "POST",
    path: "/merchant/sendouts/:id/tests",
    access: merchants,
    idempotent: true,
    key: "sendouts:write",
    thing: "sendout",
    support: "open",
  },
  /**
   * Returns the sendouts held since the club was restored, and the number of messages that releasing all would send.
   */
  getHeldSendouts: { method: "GET", path: "/merchant/held-sendouts", access: merchants, key: "sendouts:read" },
  /** Releases the named sendouts. */
  releaseHeldSendouts: { method: "PUT", path: "/merchant/held-sendouts", access: merchants, key: "sendouts:write" },
} as const satisfies Record<string, Route>;
