import { admins, anyAccount, localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** Grants that are offered: they give nothing until whoever is invited accepts. */
export const invitationRoutes = {
  inviteMerchant: { method: "POST", path: "/admin/merchants", access: admins },
  /** One that the platform, or whoever signed up, waits for: a new link to the same address. */
  resendMerchantInvitation: { method: "POST", path: "/admin/merchants/invitations/:id/links", access: admins },
  /** A company that nobody has opened, and nobody else is invited to, goes with it. */
  withdrawMerchantInvitation: { method: "DELETE", path: "/admin/merchants/invitations/:id", access: admins },
  inviteStaff: { method: "POST", path: "/merchant/users", access: localMerchants },
  listStaffInvitations: { method: "GET", path: "/merchant/users/invitations", access: localMerchants },
  exportStaffInvitations: {
    method: "GET",
    path: "/merchant/users/invitations/export",
    access: localMerchants,
    download: "text/csv",
  },
  withdrawStaffInvitation: { method: "DELETE", path: "/merchant/users/invitations/:id", access: localMerchants },
  /** A new link to the same address. */
  resendStaffInvitation: {
    method: "POST",
    path: "/merchant/users/invitations/:id/links",
    access: localMerchants,
    idempotent: true,
  },
  /** To the caller's own address, whoever sent them. */
  listOwnInvitations: { method: "GET", path: "/user/invitations", access: anyAccount },
  acceptInvitation: { method: "POST", path: "/user/invitations/:id/acceptance", access: anyAccount },
  declineInvitation: { method: "DELETE", path: "/user/invitations/:id", access: anyAccount },
} as const satisfies Record<string, Route>;
