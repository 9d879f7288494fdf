import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** What a sendout's recipients read. */
export const sendoutMessagesRoutes = {
  /** An e-mail as it is typed, as somebody would get it. */
  previewSendoutEmail: {
    method: "POST",
    path: "/merchant/sendouts/email-previews",
    access: merchants,
    reads: true,
    key: "sendouts:read",
    support: "open",
  },
} as const satisfies Record<string, Route>;
