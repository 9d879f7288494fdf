import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** A sendout on its way: from its start to its last message. */
export const sendingRoutes = {
  /** Started, approved, drawn back, paused, gone on with, cancelled. */
  setSendoutState: { method: "PUT", path: "/merchant/sendouts/:id/state", access: merchants },
  /** To the caller's own e-mail or phone. */
  testSendout: { method: "POST", path: "/merchant/sendouts/:id/tests", access: merchants, idempotent: true },
  /** Those that wait since the club was restored, and how many messages letting all of them go means. */
  getHeldSendouts: { method: "GET", path: "/merchant/held-sendouts", access: merchants },
  /** Lets those go on that are named. */
  releaseHeldSendouts: { method: "PUT", path: "/merchant/held-sendouts", access: merchants },
} as const satisfies Record<string, Route>;
