import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

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
  resendMemberContact: { method: "POST", path: "/merchant/members/:id/contacts/:channel", access: localMerchants },
  withdrawMemberContact: { method: "DELETE", path: "/merchant/members/:id/contacts/:channel", access: localMerchants },
} as const satisfies Record<string, Route>;
