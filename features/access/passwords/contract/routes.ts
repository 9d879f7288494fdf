import { anyone, type Route, signedIn } from "#packages/contract/endpoint.ts";

/** Spec §7 "Authentication": a forgotten or changed password. */
export const passwordsRoutes = {
  requestPasswordReset: { method: "POST", path: "/auth/password/request/:id", access: anyone, thing: null },
  getPasswordReset: { method: "GET", path: "/auth/password/reset/:token", access: anyone },
  renewPasswordReset: { method: "POST", path: "/auth/password/reset/:token/renewal", access: anyone },
  resetPassword: { method: "POST", path: "/auth/password/reset/:token", access: anyone, device: true },
  changePassword: { method: "PUT", path: "/user/password", access: signedIn, device: true },
} as const satisfies Record<string, Route>;
