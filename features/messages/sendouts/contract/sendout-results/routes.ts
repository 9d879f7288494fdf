import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** The results of a sendout. */
export const sendoutResultsRoutes = {
  listSendoutRecipients: {
    method: "GET",
    path: "/merchant/sendouts/:id/recipients",
    access: merchants,
    key: "members:read",
    thing: "sendout",
    support: "withheld",
  },
  exportSendoutRecipients: {
    method: "GET",
    path: "/merchant/sendouts/:id/recipients/export",
    access: merchants,
    download: "text/csv",
    key: "members:read",
    thing: "sendout",
  },
  getSendoutNumbers: {
    method: "GET",
    path: "/merchant/sendouts/:id/numbers",
    access: merchants,
    key: "sendouts:read",
    thing: "sendout",
  },
} as const satisfies Record<string, Route>;
