import { admins, merchants, type Route } from "#packages/contract/endpoint.ts";

/** A club's SMS account: credits, prices and history. */
export const smsRoutes = {
  getSmsAccount: { method: "GET", path: "/merchant/sms", access: merchants, key: "withheld", support: "open" },
  /** The request contains the displayed price: PRICE_CHANGED when it differs. */
  buySmsCredits: {
    method: "POST",
    path: "/merchant/sms/purchases",
    access: merchants,
    idempotent: true,
    key: "withheld",
    support: "open",
  },
  setSmsSender: { method: "PUT", path: "/merchant/sms/sender", access: merchants, key: "withheld", support: "open" },
  setSmsMonthLimit: { method: "PUT", path: "/merchant/sms/limit", access: merchants, key: "withheld", support: "open" },
  setSmsTopUp: { method: "PUT", path: "/merchant/sms/top-up", access: merchants, key: "withheld", support: "open" },
  /** Newest first. */
  listSmsEntries: { method: "GET", path: "/merchant/sms/entries", access: merchants, key: "withheld", support: "open" },
  exportSmsEntries: {
    method: "GET",
    path: "/merchant/sms/entries/export",
    access: merchants,
    download: "text/csv",
    key: "withheld",
  },
  /** The packages of credits: for all clubs, or for one by its subdomain. */
  getSmsPackages: { method: "GET", path: "/admin/sms/packages", access: admins },
  setSmsPackages: { method: "PUT", path: "/admin/sms/packages", access: admins },
} as const satisfies Record<string, Route>;
