import { merchants, type Route } from "../endpoint.ts";

/** Messages to many members, and the rules of a club for all of them. */
export const sendoutRoutes = {
  listSendouts: { method: "GET", path: "/merchant/sendouts", access: merchants },
  exportSendouts: { method: "GET", path: "/merchant/sendouts/export", access: merchants, download: "text/csv" },
  createSendout: { method: "POST", path: "/merchant/sendouts", access: merchants },
  /** Whom one that is typed would reach, and what it would cost, were it started now. */
  countSendoutReach: { method: "POST", path: "/merchant/sendouts/reaches", access: merchants, reads: true },
  /** A picture for an e-mail, which keeps it by its path. */
  addSendoutPicture: { method: "POST", path: "/merchant/sendouts/pictures", access: merchants, upload: true },
  /** An e-mail as it is typed, as somebody would get it. */
  previewSendoutEmail: { method: "POST", path: "/merchant/sendouts/email-previews", access: merchants, reads: true },
  getSendout: { method: "GET", path: "/merchant/sendouts/:id", access: merchants },
  /** While it is a draft; of an automatic one that is paused what it says, and its time of day. */
  updateSendout: { method: "PUT", path: "/merchant/sendouts/:id", access: merchants },
  removeSendout: { method: "DELETE", path: "/merchant/sendouts/:id", access: merchants },
  /** Started, approved, drawn back, paused, gone on with, cancelled. */
  setSendoutState: { method: "PUT", path: "/merchant/sendouts/:id/state", access: merchants },
  /** The same of a draft as it was saved. */
  getSendoutReach: { method: "GET", path: "/merchant/sendouts/:id/reach", access: merchants },
  /** To the caller's own e-mail or phone. */
  testSendout: { method: "POST", path: "/merchant/sendouts/:id/tests", access: merchants, idempotent: true },
  listSendoutRecipients: { method: "GET", path: "/merchant/sendouts/:id/recipients", access: merchants },
  exportSendoutRecipients: {
    method: "GET",
    path: "/merchant/sendouts/:id/recipients/export",
    access: merchants,
    download: "text/csv",
  },
  getSendoutNumbers: { method: "GET", path: "/merchant/sendouts/:id/numbers", access: merchants },
  /** Those that wait since the club was restored, and how many messages letting all of them go means. */
  getHeldSendouts: { method: "GET", path: "/merchant/held-sendouts", access: merchants },
  /** Lets those go on that are named. */
  releaseHeldSendouts: { method: "PUT", path: "/merchant/held-sendouts", access: merchants },
  getSendoutRules: { method: "GET", path: "/merchant/sendout-rules", access: merchants },
  updateSendoutRules: { method: "PUT", path: "/merchant/sendout-rules", access: merchants },
} as const satisfies Record<string, Route>;
