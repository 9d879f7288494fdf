import { anyAccount, anyAccountAlsoByPin, localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Staff, their roles and points of sale; the screens call them users. Spec §6. */
export const staffRoutes = {
  /** Who am I, and which chains are open to me. */
  getAccess: { method: "GET", path: "/merchant/access", access: anyAccountAlsoByPin },
  listStaff: { method: "GET", path: "/merchant/users", access: localMerchants },
  /** All of the list. */
  exportStaff: {
    method: "GET",
    path: "/merchant/users/export",
    access: localMerchants,
    download: "text/csv",
  },
  updateStaff: { method: "PUT", path: "/merchant/users/:id", access: localMerchants },
  /** What would go with them. */
  listMadeIntegrations: { method: "GET", path: "/merchant/users/:id/integrations", access: merchants },
  removeStaff: { method: "DELETE", path: "/merchant/users/:id", access: localMerchants },
  /** The caller gives up a grant of theirs. */
  leaveCompany: { method: "DELETE", path: "/user/companies/:id", access: anyAccount },
  leaveChain: { method: "DELETE", path: "/user/chains/:id", access: anyAccount },
} as const satisfies Record<string, Route>;
