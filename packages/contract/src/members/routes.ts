import { localMerchants, type Route } from "../endpoint.ts";

export const memberRoutes = {
  listMembers: { method: "GET", path: "/merchant/members", access: localMerchants },
  /** The whole list as a file, filtered and sorted as it is shown. */
  exportMembers: {
    method: "GET",
    path: "/merchant/members/export",
    access: localMerchants,
    download: "text/csv",
  },
  getMember: { method: "GET", path: "/merchant/members/:id", access: localMerchants },
  updateMember: { method: "PUT", path: "/merchant/members/:id", access: localMerchants },
  removeMember: { method: "DELETE", path: "/merchant/members/:id", access: localMerchants },
  removeMembers: { method: "POST", path: "/merchant/members/removals", access: localMerchants },
  listInvitations: { method: "GET", path: "/merchant/members/invitations", access: localMerchants },
  resendInvitation: { method: "POST", path: "/merchant/members/invitations/:id/renewal", access: localMerchants },
  resendInvitations: { method: "POST", path: "/merchant/members/invitations/renewals", access: localMerchants },
  withdrawInvitations: { method: "POST", path: "/merchant/members/invitations/withdrawals", access: localMerchants },
  withdrawInvitation: { method: "DELETE", path: "/merchant/members/invitations/:id", access: localMerchants },
  resendMemberContact: { method: "POST", path: "/merchant/members/:id/contacts/:channel", access: localMerchants },
  withdrawMemberContact: { method: "DELETE", path: "/merchant/members/:id/contacts/:channel", access: localMerchants },
  /** What an invitation by SMS costs, before any is sent. */
  getInvitationCost: { method: "GET", path: "/merchant/members/invitations/cost", access: localMerchants },
  inviteMember: { method: "POST", path: "/merchant/members/invitations", access: localMerchants, idempotent: true },
} as const satisfies Record<string, Route>;
