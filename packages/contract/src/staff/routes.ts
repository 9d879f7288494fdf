import { anyAccountAlsoByPin, localMerchants, type Route } from "../endpoint.ts";

/** Staff, their roles and points of sale; the screens call them users. Spec §6. */
export const staffRoutes = {
  /** Who am I, and which chains are open to me. */
  getAccess: { method: "GET", path: "/merchant/access", access: anyAccountAlsoByPin },
  listStaff: { method: "GET", path: "/merchant/users", access: localMerchants },
  inviteStaff: { method: "POST", path: "/merchant/users", access: localMerchants },
  updateStaff: { method: "PUT", path: "/merchant/users/:id", access: localMerchants },
  removeStaff: { method: "DELETE", path: "/merchant/users/:id", access: localMerchants },
  resendStaffInvitation: { method: "POST", path: "/merchant/users/:id/invitations", access: localMerchants },
} as const satisfies Record<string, Route>;
