import { allStaff, anyone, type Route, signedIn, visitor } from "../endpoint.ts";

/** Spec §7 "Authentication" and "Profile". */
export const authRoutes = {
  logIn: { method: "POST", path: "/auth", access: anyone },
  logInMember: { method: "POST", path: "/auth/:subdomain", access: visitor },
  requestPasswordReset: { method: "POST", path: "/auth/password/request/:id", access: anyone },
  resetPassword: { method: "POST", path: "/auth/password/reset/:token", access: anyone },
  logOut: { method: "DELETE", path: "/auth/session", access: signedIn },
  saveLastLocation: { method: "POST", path: "/merchant/locations/last/:id", access: allStaff },
  getSession: { method: "GET", path: "/user/profile", access: signedIn },
  updateProfile: { method: "POST", path: "/user/profile", access: signedIn },
  getDetails: { method: "GET", path: "/user/details", access: signedIn },
  updateLanguage: { method: "PUT", path: "/user/language", access: signedIn },
  listSessions: { method: "GET", path: "/user/sessions", access: signedIn },
  endSession: { method: "DELETE", path: "/user/sessions/:id", access: signedIn },
} as const satisfies Record<string, Route>;
