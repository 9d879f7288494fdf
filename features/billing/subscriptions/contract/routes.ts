import { admins, anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** How companies stand, subscribe and pay, and by whom they are invoiced. Product: billing. Spec §2, /billings/details. */
export const subscriptionsRoutes = {
  /** How a merchant's company stands and pays. */
  getBilling: {
    method: "GET",
    path: "/merchant/companies/:id/billing",
    access: anyAccount,
    thing: null,
    support: "open",
  },
  setBilling: { method: "PUT", path: "/merchant/companies/:id/billing", access: anyAccount, thing: null },
  /** Begins after the trial, or today when that is over; one that was to end goes on. */
  subscribeCompany: { method: "POST", path: "/merchant/companies/:id/subscription", access: anyAccount, thing: null },
  /** Ends with the month. */
  leaveSubscription: {
    method: "DELETE",
    path: "/merchant/companies/:id/subscription",
    access: anyAccount,
    thing: null,
  },
  getSeller: { method: "GET", path: "/admin/seller", access: admins },
  setSeller: { method: "PUT", path: "/admin/seller", access: admins },
  /** A company as the platform sees it: how it stands, pays and is called, and its clubs. */
  getCompanyDetail: { method: "GET", path: "/admin/companies/:id", access: admins, thing: null },
  /** Its trial, its plan from a day on, and whether the platform has stopped its clubs. */
  setCompanyStanding: { method: "PUT", path: "/admin/companies/:id/standing", access: admins, thing: null },
} as const satisfies Record<string, Route>;
