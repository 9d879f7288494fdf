import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Messages to many members as merchants write them, and the rules of a club for all of them. */
export const sendoutsRoutes = {
  listSendouts: { method: "GET", path: "/merchant/sendouts", access: merchants, key: "sendouts:read", support: "open" },
  exportSendouts: {
    method: "GET",
    path: "/merchant/sendouts/export",
    access: merchants,
    download: "text/csv",
    key: "sendouts:read",
  },
  createSendout: {
    method: "POST",
    path: "/merchant/sendouts",
    access: merchants,
    key: "sendouts:write",
    support: "open",
  },
  /** A picture for an e-mail, which keeps it by its path. */
  addSendoutPicture: {
    method: "POST",
    path: "/merchant/sendouts/pictures",
    access: merchants,
    upload: true,
    key: "sendouts:write",
    support: "open",
  },
  getSendout: {
    method: "GET",
    path: "/merchant/sendouts/:id",
    access: merchants,
    key: "sendouts:read",
    thing: "sendout",
    support: "open",
  },
  /** While it is a draft; of an automatic one that is paused what it says, and its time of day. */
  updateSendout: {
    method: "PUT",
    path: "/merchant/sendouts/:id",
    access: merchants,
    key: "sendouts:write",
    thing: "sendout",
    support: "open",
  },
  removeSendout: {
    method: "DELETE",
    path: "/merchant/sendouts/:id",
    access: merchants,
    key: "sendouts:write",
    thing: "sendout",
    support: "open",
  },
  getSendoutRules: {
    method: "GET",
    path: "/merchant/sendout-rules",
    access: merchants,
    key: "sendouts:read",
    support: "open",
  },
  updateSendoutRules: {
    method: "PUT",
    path: "/merchant/sendout-rules",
    access: merchants,
    key: "withheld",
    support: "open",
  },
} as const satisfies Record<string, Route>;
