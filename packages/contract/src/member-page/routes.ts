import { localMerchants, merchants, type Route } from "../endpoint.ts";

/** What one member's page tells beside the member: what happened, what they were sent, where they are signed in. */
export const memberPageRoutes = {
  listMemberTimeline: { method: "GET", path: "/merchant/members/:id/timeline", access: localMerchants },
  listMemberFillings: { method: "GET", path: "/merchant/members/:id/fillings", access: localMerchants },
  listMemberUses: { method: "GET", path: "/merchant/members/:id/uses", access: localMerchants },
  listMemberMessages: { method: "GET", path: "/merchant/members/:id/messages", access: localMerchants },
  listMemberDevices: { method: "GET", path: "/merchant/members/:id/devices", access: localMerchants },
  endMemberDevice: { method: "DELETE", path: "/merchant/members/:id/devices/:session", access: merchants },
  /** Has the member sent a link to choose a new password by. */
  sendMemberLogin: { method: "POST", path: "/merchant/members/:id/login-link", access: localMerchants },
} as const satisfies Record<string, Route>;
