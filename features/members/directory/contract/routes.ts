import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

export const directoryRoutes = {
  listMembers: { method: "GET", path: "/merchant/members", access: localMerchants, key: "members:read", place: "own" },
  /** Returns the complete list as a file, filtered and sorted like the list. */
  exportMembers: {
    method: "GET",
    path: "/merchant/members/export",
    access: localMerchants,
    download: "text/csv",
    key: "members:read",
    place: "own",
  },
  getMember: {
    method: "GET",
    path: "/merchant/members/:id",
    access: localMerchants,
    key: "members:read",
    thing: "member",
    place: "own",
  },
  updateMember: {
    method: "PUT",
    path: "/merchant/members/:id",
    access: localMerchants,
    key: "members:write",
    thing: "member",
    place: "own",
  },
  removeMember: {
    method: "DELETE",
    path: "/merchant/members/:id",
    access: localMerchants,
    key: "members:write",
    thing: "member",
    place: "own",
  },
  removeMembers: {
    method: "POST",
    path: "/merchant/members/removals",
    access: localMerchants,
    key: "members:write",
    place: "own",
  },
  resendMemberContact: {
    method: "POST",
    path: "/merchant/members/:id/contacts/:channel",
    access: localMerchants,
    key: "members:write",
    thing: "member",
    place: "own",
  },
  withdrawMemberContact: {
    method: "DELETE",
    path: "/merchant/members/:id/contacts/:channel",
    access: localMerchants,
    key: "members:write",
    thing: "member",
    place: "own",
  },
} as const satisfies Record<string, Route>;
