import { localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Routes of a member's page apart from the profile: timeline, messages and devices. */
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
  /** Exports the fillings of one member, or of all members that the caller may see. */
  exportFillings: {
    method: "GET",
    path: "/merchant/members/fillings/export",
    access: localMerchants,
    download: "text/csv",
    key: "members:read",
    place: "own",
  },
  /** Exports the uses by one member, or by all members. */
  exportUses: {
    method: "GET",
    path: "/merchant/members/uses/export",
    access: localMerchants,
    download: "text/csv",
    key: "members:read",
    place: "own",
  },
  /** Exports all lines of a points account, newest first. */
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
  /** Sends the member a link to choose a new password. */
  sendMemberLogin: {
    method: "POST",
    path: "/merchant/members/:id/login-link",
    access: localMerchants,
    key: "withheld",
    thing: "member",
    place: "own",
  },
} as const satisfies Record<string, Route>;
