import { admins, anyAccount, localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** Invitations to grants: they give no access until the invited person accepts. */
export const staffInvitationsRoutes = {
  inviteMerchant: { method: "POST", path: "/admin/merchants", access: admins },
  /** Sends a new link to the same address for an open invitation of the platform or a sign-up. */
  resendMerchantInvitation: {
    method: "POST",
    path: "/admin/merchants/invitations/:id/links",
    access: admins,
    thing: null,
  },
  /** Also removes the company if it is unopened and has no other invitation. */
  withdrawMerchantInvitation: {
    method: "DELETE",
    path: "/admin/merchants/invitations/:id",
    access: admins,
    thing: null,
  },
  inviteStaff: { method: "POST", path: "/merchant/users", access: localMerchants, key: "withheld", place: "own" },
  listStaffInvitations: {
    method: "GET",
    path: "/merchant/staff-invitations",
    access: localMerchants,
    key: "withheld",
    place: "own",
  },
  exportStaffInvitations: {
    method: "GET",
    path: "/merchant/staff-invitations/export",
    access: localMerchants,
    download: "text/csv",
    key: "withheld",
    place: "own",
  },
  withdrawStaffInvitation: {
    method: "DELETE",
    path: "/merchant/staff-invitations/:id",
    access: localMerchants,
    key: "withheld",
    thing: "staffInvitation",
    place: "own",
  },
  /** Sends a new link to the same address. */
  resendStaffInvitation: {
    method: "POST",
    path: "/merchant/staff-invitations/:id/links",
    access: localMerchants,
    idempotent: true,
    key: "withheld",
    thing: "staffInvitation",
    place: "own",
  },
  /** Invitations to the caller's own address, from any inviter. */
  listOwnInvitations: { method: "GET", path: "/user/invitations", access: anyAccount },
  acceptInvitation: { method: "POST", path: "/user/invitations/:id/acceptance", access: anyAccount, thing: null },
  declineInvitation: { method: "DELETE", path: "/user/invitations/:id", access: anyAccount, thing: null },
} as const satisfies Record<string, Route>;
