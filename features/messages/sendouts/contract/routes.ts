import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Messages to many members as merchants write them, and the rules of a club for all of them. */
export const sendoutRoutes = {
  listSendouts: { method: "GET", path: "/merchant/sendouts", access: merchants },
  exportSendouts: { method: "GET", path: "/merchant/sendouts/export", access: merchants, download: "text/csv" },
  createSendout: { method: "POST", path: "/merchant/sendouts", access: merchants },
  /** A picture for an e-mail, which keeps it by its path. */
  addSendoutPicture: { method: "POST", path: "/merchant/sendouts/pictures", access: merchants, upload: true },
  getSendout: { method: "GET", path: "/merchant/sendouts/:id", access: merchants },
  /** While it is a draft; of an automatic one that is paused what it says, and its time of day. */
  updateSendout: { method: "PUT", path: "/merchant/sendouts/:id", access: merchants },
  removeSendout: { method: "DELETE", path: "/merchant/sendouts/:id", access: merchants },
  getSendoutRules: { method: "GET", path: "/merchant/sendout-rules", access: merchants },
  updateSendoutRules: { method: "PUT", path: "/merchant/sendout-rules", access: merchants },
} as const satisfies Record<string, Route>;
