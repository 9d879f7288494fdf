import { anyAccount, anyAccountAlsoByPin, localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Staff with their roles and points of sale; the screens call them users. Spec §6. */
export const staffRoutes = {
  /** The caller's identity and accessible chains. */
  getAccess: { method: "GET", path: "/merchant/access", access: anyAccountAlsoByPin, support: "own" },
  listStaff: { method: "GET", path: "/merchant/users", access: localMerchants, key: "withheld", place: "own" },
  /** Exports the complete list of staff. */
  exportStaff: {
    method: "GET",
    path: "/merchant/users/export",
    access: localMerchants,
    download: "text/csv",
    key: "withheld",
    place: "own",
  },
  updateStaff: {
    method: "PUT",
    path: "/merchant/users/:id",
    access: localMerchants,
    key: "withheld",
    thing: "staff",
    place: "own",
  },
  /** The API keys and webhooks that a removal would end. */
  listMadeIntegrations: {
    method: "GET",
    path: "/merchant/users/:id/integrations",
    access: merchants,
    key: "withheld",
    thing: "staff",
  },
  removeStaff: {
    method: "DELETE",
    path: "/merchant/users/:id",
    access: localMerchants,
    key: "withheld",
    thing: "staff",
    place: "own",
  },
  /** Ends one of the caller's own grants. */
  leaveCompany: { method: "DELETE", path: "/user/companies/:id", access: anyAccount, thing: null },
  leaveChain: { method: "DELETE", path: "/user/chains/:id", access: anyAccount, thing: null },
} as const satisfies Record<string, Route>;
