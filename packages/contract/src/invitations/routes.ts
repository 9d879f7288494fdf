import { admins, anyAccount, localMerchants, type Route } from "../endpoint.ts";

/** Grants that are offered: they give nothing until whoever is invited accepts. */
export const invitationRoutes = {
  inviteMerchant: { method: "POST", path: "/admin/merchants", access: admins },
  inviteStaff: { method: "POST", path: "/merchant/users", access: localMerchants },
  listStaffInvitations: { method: "GET", path: "/merchant/users/invitations", access: localMerchants },
  withdrawStaffInvitation: { method: "DELETE", path: "/merchant/users/invitations/:id", access: localMerchants },
  /** A new link to the same address. */
  resendStaffInvitation: { method: "POST", path: "/merchant/users/invitations/:id/links", access: localMerchants },
  /** To the caller's own address, whoever sent them. */
  listOwnInvitations: { method: "GET", path: "/user/invitations", access: anyAccount },
  acceptInvitation: { method: "POST", path: "/user/invitations/:id/acceptance", access: anyAccount },
  declineInvitation: { method: "DELETE", path: "/user/invitations/:id", access: anyAccount },
} as const satisfies Record<string, Route>;
