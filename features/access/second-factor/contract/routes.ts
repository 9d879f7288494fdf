import { anyAccount, anyone, merchants, type Route } from "#packages/contract/endpoint.ts";

/**
 * Authenticator apps, passkeys and recovery codes. `step` in a body is the second step that a correct password opened:
 * for a sign-in, a required set-up, or a change in the profile.
 */
export const secondFactorRoutes = {
  finishSignIn: { method: "POST", path: "/auth/second-factor", access: anyone, device: true },
  askForPasskey: { method: "POST", path: "/auth/second-factor/passkey", access: anyone },
  startAuthenticator: { method: "POST", path: "/second-factor/authenticator", access: anyone },
  confirmAuthenticator: { method: "PUT", path: "/second-factor/authenticator", access: anyone, device: true },
  startPasskey: { method: "POST", path: "/second-factor/passkey", access: anyone },
  addPasskey: { method: "PUT", path: "/second-factor/passkey", access: anyone, device: true },
  renewRecoveryCodes: { method: "POST", path: "/second-factor/recovery-codes", access: anyone },
  removeFactor: { method: "POST", path: "/second-factor/removals", access: anyone },
  getSecondFactor: { method: "GET", path: "/user/second-factor", access: anyAccount },
  openSecondFactor: { method: "POST", path: "/user/second-factor", access: anyAccount },
  renamePasskey: { method: "PUT", path: "/user/second-factor/passkeys/:id", access: anyAccount, thing: null },
  getSecondFactorDemand: {
    method: "GET",
    path: "/merchant/second-factor",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  setSecondFactorDemand: { method: "PUT", path: "/merchant/second-factor", access: merchants, key: "withheld" },
} as const satisfies Record<string, Route>;
