import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Members' replies to a club's SMS. */
export const smsRepliesRoutes = {
  /** Unread replies first, then the newest. */
  listSmsReplies: {
    method: "GET",
    path: "/merchant/sms/replies",
    access: merchants,
    key: "withheld",
    support: "withheld",
  },
  /** A reply is handled once: the second outcome is refused with NOT_FOUND. */
  handleSmsReply: {
    method: "PUT",
    path: "/merchant/sms/replies/:id",
    access: merchants,
    key: "withheld",
    thing: "reply",
  },
} as const satisfies Record<string, Route>;
