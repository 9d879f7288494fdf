import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** What is known of a sendout afterwards. */
export const sendoutResultRoutes = {
  listSendoutRecipients: { method: "GET", path: "/merchant/sendouts/:id/recipients", access: merchants },
  exportSendoutRecipients: {
    method: "GET",
    path: "/merchant/sendouts/:id/recipients/export",
    access: merchants,
    download: "text/csv",
  },
  getSendoutNumbers: { method: "GET", path: "/merchant/sendouts/:id/numbers", access: merchants },
} as const satisfies Record<string, Route>;
