import { type Route, visitor } from "#packages/contract/endpoint.ts";

/** Signing a member in by a one-time code, next to the password. */
export const signInCodesRoutes = {
  requestSignInCode: { method: "POST", path: "/auth/:subdomain/codes", access: visitor },
  signInByCode: { method: "POST", path: "/auth/:subdomain/codes/session", access: visitor, device: true },
} as const satisfies Record<string, Route>;
