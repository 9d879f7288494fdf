import { admins, anyAccount, localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** Grants that are offered: they give nothing until whoever is invited accepts. */
export const staffInvitationsRoutes = {
  inviteMerchant: { method: "POST", path: "/admin/merchants", access: admins },
  /** One that the platform, or whoever signed up, waits for: a new link to the same address. */
  resendMerchantInvitation: {
    method: "POST",
    path: "/admin/merchants/invitations/:id/links",
    access: admins,
    thing: null,
  },
  /** A company that nobody has opened, and nobody else is invited to, goes with it. */
  withdrawMerchantInvitation: {
    method: "DELETE",
    path: "/admin/merchants/invitations/:id",
    access: admins,
    thing: null,
  },
  inviteStaff: { method: "POST", path: "/merchant/users", access: localMerchants, key: "withheld", place: "own" },
  listStaffInvitations: {
    method: "GET",
    path: "/merchant/users/invitations",
    access: localMerchants,
    key: "withheld",
    place: "own",
  },
  exportStaffInvitations: {
    method: "GET",
    path: "/merchant/users/invitations/export",
    access: localMerchants,
    download: "text/csv",
    key: "withheld",
    place: "own",
  },
  withdrawStaffInvitation: {
    method: "DELETE",
    path: "/merchant/users/invitations/:id",
    access: localMerchants,
    key: "withheld",
    thing: "staffInvitation",
    place: "own",
  },
  /** A new link to the same address. */
  resendStaffInvitation: {
    method: "POST",
    path: "/merchant/users/invitations/:id/links",
    access: localMerchants,
    idempotent: true,
    key: "withheld",
    thing: "staffInvitation",
    place: "own",
  },
  /** To the caller's own address, whoever sent them. */
  listOwnInvitations: { method: "GET", path: "/user/invitations", access: anyAccount },
  acceptInvitation: { method: "POST", path: "/user/invitations/:id/acceptance", access: anyAccount, thing: null },
  declineInvitation: { method: "DELETE", path: "/user/invitations/:id", access: anyAccount, thing: null },
} as const satisfies Record<string, Route>;
