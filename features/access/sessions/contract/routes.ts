import { allStaff, anyone, type Route, signedIn, signedInAlsoByPin, visitor } from "#packages/contract/endpoint.ts";

/** Spec §7 "Authentication" and "Profile". */
export const sessionsRoutes = {
  logIn: { method: "POST", path: "/auth", access: anyone, device: true },
  logInMember: { method: "POST", path: "/auth/:subdomain", access: visitor, device: true },
  logOut: { method: "DELETE", path: "/auth/session", access: signedInAlsoByPin, support: "own" },
  saveLastLocation: {
    method: "POST",
    path: "/merchant/locations/last/:id",
    access: allStaff,
    key: "withheld",
    thing: "location",
    place: "own",
    support: "open",
  },
  getSession: { method: "GET", path: "/user/profile", access: signedInAlsoByPin },
  updateProfile: { method: "POST", path: "/user/profile", access: signedIn },
  getDetails: { method: "GET", path: "/user/details", access: signedInAlsoByPin },
  updateLanguage: { method: "PUT", path: "/user/language", access: signedInAlsoByPin, support: "own" },
  listSessions: { method: "GET", path: "/user/sessions", access: signedIn },
  /** All sessions except the caller's. */
  endOtherSessions: { method: "DELETE", path: "/user/sessions", access: signedIn },
  endSession: { method: "DELETE", path: "/user/sessions/:id", access: signedIn, thing: null },
} as const satisfies Record<string, Route>;
