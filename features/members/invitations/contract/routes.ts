import { allStaff, localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** Staff invite customers to become members. */
export const memberInvitationRoutes = {
  listInvitations: { method: "GET", path: "/merchant/members/invitations", access: localMerchants },
  exportInvitations: {
    method: "GET",
    path: "/merchant/members/invitations/export",
    access: localMerchants,
    download: "text/csv",
  },
  resendInvitation: {
    method: "POST",
    path: "/merchant/members/invitations/:id/renewal",
    access: localMerchants,
    idempotent: true,
  },
  resendInvitations: {
    method: "POST",
    path: "/merchant/members/invitations/renewals",
    access: localMerchants,
    idempotent: true,
  },
  withdrawInvitations: { method: "POST", path: "/merchant/members/invitations/withdrawals", access: localMerchants },
  withdrawInvitation: { method: "DELETE", path: "/merchant/members/invitations/:id", access: localMerchants },
  /** What an invitation by SMS costs, before any is sent. */
  getInvitationCost: { method: "GET", path: "/merchant/members/invitations/cost", access: localMerchants },
  inviteMember: { method: "POST", path: "/merchant/members/invitations", access: localMerchants, idempotent: true },
  /** A customer who is not a member yet: invited, with a purchase that waits for them. */
  inviteAtTill: { method: "POST", path: "/till/invitations", access: allStaff, idempotent: true },
} as const satisfies Record<string, Route>;
