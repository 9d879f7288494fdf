import { localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** What one member's page tells beside the member: what happened, what they were sent, where they are signed in. */
export const timelineRoutes = {
  listMemberTimeline: {
    method: "GET",
    path: "/merchant/members/:id/timeline",
    access: localMerchants,
    key: "members:read",
    thing: "member",
    place: "own",
  },
  listMemberFillings: {
    method: "GET",
    path: "/merchant/members/:id/fillings",
    access: localMerchants,
    key: "members:read",
    thing: "member",
    place: "own",
  },
  listMemberUses: {
    method: "GET",
    path: "/merchant/members/:id/uses",
    access: localMerchants,
    key: "members:read",
    thing: "member",
    place: "own",
  },
  /** Of one member, or of all whom the caller sees. */
  exportFillings: {
    method: "GET",
    path: "/merchant/members/fillings/export",
    access: localMerchants,
    download: "text/csv",
    key: "members:read",
    place: "own",
  },
  /** Of one member, or of all. */
  exportUses: {
    method: "GET",
    path: "/merchant/members/uses/export",
    access: localMerchants,
    download: "text/csv",
    key: "members:read",
    place: "own",
  },
  /** The whole account, newest first. */
  exportPointsAccount: {
    method: "GET",
    path: "/merchant/members/:id/points/export",
    access: localMerchants,
    download: "text/csv",
    key: "members:read",
    thing: "member",
    place: "own",
  },
  listMemberMessages: {
    method: "GET",
    path: "/merchant/members/:id/messages",
    access: localMerchants,
    key: "withheld",
    thing: "member",
    place: "own",
    support: "withheld",
  },
  listMemberDevices: {
    method: "GET",
    path: "/merchant/members/:id/devices",
    access: localMerchants,
    key: "withheld",
    thing: "member",
    place: "own",
    support: "withheld",
  },
  endMemberDevice: {
    method: "DELETE",
    path: "/merchant/members/:id/devices/:session",
    access: merchants,
    key: "withheld",
    thing: "member",
  },
  /** Has the member sent a link to choose a new password by. */
  sendMemberLogin: {
    method: "POST",
    path: "/merchant/members/:id/login-link",
    access: localMerchants,
    key: "withheld",
    thing: "member",
    place: "own",
  },
} as const satisfies Record<string, Route>;
