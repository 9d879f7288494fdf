import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Messages that merchants write to many members, and the club's rules for them. */
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
  /** Uploads a picture for an e-mail, which refers to it by its path. */
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
  /** Changes a draft; for a paused automatic sendout only its messages and its time of day. */
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
