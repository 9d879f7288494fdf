import { admins, anyAccount, type Route } from "#packages/contract/endpoint.ts";

/**
 * Companies' standing, subscriptions and payments, and the issuer of their invoices. Product: billing. Spec §2,
 * /billings/details.
 */
export const subscriptionsRoutes = {
  /** Returns a company's standing and payment details for its merchant. */
  getBilling: {
    method: "GET",
    path: "/merchant/companies/:id/billing",
    access: anyAccount,
    thing: null,
    support: "open",
  },
  setBilling: { method: "PUT", path: "/merchant/companies/:id/billing", access: anyAccount, thing: null },
  /**
   * Subscribes a company from the end of its trial, or from today if the trial is over. A subscription due to end
   * continues.
   */
  subscribeCompany: { method: "POST", path: "/merchant/companies/:id/subscription", access: anyAccount, thing: null },
  /** Ends the subscription with the month. */
  leaveSubscription: {
    method: "DELETE",
    path: "/merchant/companies/:id/subscription",
    access: anyAccount,
    thing: null,
  },
  getSeller: { method: "GET", path: "/admin/seller", access: admins },
  setSeller: { method: "PUT", path: "/admin/seller", access: admins },
  /** Returns a company for the platform: its standing, payments, details and clubs. */
  getCompanyDetail: { method: "GET", path: "/admin/companies/:id", access: admins, thing: null },
  /** Changes the trial's end, the plan from a day on, the halt and the approval. */
  setCompanyStanding: { method: "PUT", path: "/admin/companies/:id/standing", access: admins, thing: null },
} as const satisfies Record<string, Route>;
