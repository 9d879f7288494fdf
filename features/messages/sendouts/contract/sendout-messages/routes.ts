import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** The messages of a sendout as recipients read them. */
export const sendoutMessagesRoutes = {
  /** Previews a draft e-mail as a recipient would get it. */
  previewSendoutEmail: {
    method: "POST",
    path: "/merchant/sendouts/email-previews",
    access: merchants,
    reads: true,
    key: "sendouts:read",
    support: "open",
  },
} as const satisfies Record<string, Route>;
