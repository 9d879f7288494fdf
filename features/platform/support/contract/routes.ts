import { admins, anyAccount, anyAccountAlsoByPin, type Route } from "#packages/contract/endpoint.ts";

/** The conversations of merchants with the platform, and the platform's contact details. */
export const supportRoutes = {
  getSupportContact: { method: "GET", path: "/support/contact", access: anyAccountAlsoByPin, support: "open" },
  /**
   * Lists the messages of a company's conversation, shared by its merchants. The platform's admins can read every
   * company's.
   */
  listSupportMessages: {
    method: "GET",
    path: "/merchant/companies/:id/messages",
    access: anyAccount,
    thing: null,
    support: "open",
  },
  writeSupportMessage: { method: "POST", path: "/merchant/companies/:id/messages", access: anyAccount, thing: null },
  /** Lists the conversations, one row per company that has written. */
  listSupportThreads: { method: "GET", path: "/admin/support", access: admins },
} as const satisfies Record<string, Route>;
