import { allStaff, localMerchants, type Route } from "#packages/contract/endpoint.ts";

export const invitationsRoutes = {
  listInvitations: {
    method: "GET",
    path: "/merchant/member-invitations",
    access: localMerchants,
    key: "members:read",
    place: "own",
  },
  exportInvitations: {
    method: "GET",
    path: "/merchant/member-invitations/export",
    access: localMerchants,
    download: "text/csv",
    key: "members:read",
    place: "own",
  },
  resendInvitation: {
    method: "POST",
    path: "/merchant/member-invitations/:id/renewal",
    access: localMerchants,
    idempotent: true,
    key: "members:write",
    thing: "invitation",
    place: "own",
  },
  resendInvitations: {
    method: "POST",
    path: "/merchant/member-invitations/renewals",
    access: localMerchants,
    idempotent: true,
    key: "members:write",
    place: "own",
  },
  withdrawInvitations: {
    method: "POST",
    path: "/merchant/member-invitations/withdrawals",
    access: localMerchants,
    key: "members:write",
    place: "own",
  },
  withdrawInvitation: {
    method: "DELETE",
    path: "/merchant/member-invitations/:id",
    access: localMerchants,
    key: "members:write",
    thing: "invitation",
    place: "own",
  },
  /** Returns the cost of an invitation by SMS, before it is sent. */
  getInvitationCost: {
    method: "GET",
    path: "/merchant/member-invitations/cost",
    access: localMerchants,
    key: "members:read",
    place: "club",
  },
  inviteMember: {
    method: "POST",
    path: "/merchant/member-invitations",
    access: localMerchants,
    idempotent: true,
    key: "members:write",
    place: "own",
  },
  /** Invites a customer who is not a member yet, with a pending purchase. */
  inviteAtTill: {
    method: "POST",
    path: "/till/invitations",
    access: allStaff,
    idempotent: true,
    key: "purchases:write",
    place: "own",
  },
} as const satisfies Record<string, Route>;
