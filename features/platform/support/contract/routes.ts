import { admins, anyAccount, anyAccountAlsoByPin, type Route } from "#packages/contract/endpoint.ts";

/** What a company's merchants and the platform write to each other, and how else the platform is reached. */
export const supportRoutes = {
  getSupportContact: { method: "GET", path: "/support/contact", access: anyAccountAlsoByPin, support: "open" },
  /** The company's own conversation: its merchants see the same one, and the platform's admins everybody's. */
  listSupportMessages: {
    method: "GET",
    path: "/merchant/companies/:id/messages",
    access: anyAccount,
    thing: null,
    support: "open",
  },
  writeSupportMessage: { method: "POST", path: "/merchant/companies/:id/messages", access: anyAccount, thing: null },
  /** A row for each company that has written. */
  listSupportThreads: { method: "GET", path: "/admin/support", access: admins },
} as const satisfies Record<string, Route>;
