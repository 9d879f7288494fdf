import { anyone, type Route } from "#packages/contract/endpoint.ts";

/** Endpoints of sign-ups and invitations. Spec §7 "Onboarding". */
export const joiningRoutes = {
  getSignUp: { method: "GET", path: "/onboarding/profile/:confirmationId", access: anyone },
  signUpMerchant: { method: "POST", path: "/onboarding/merchant", access: anyone },
  signUpConsumer: { method: "POST", path: "/onboarding/consumer", access: anyone },
  /** Returns a proof-of-work challenge before a form that would cost the club an SMS. */
  getChallenge: { method: "GET", path: "/onboarding/challenges/:purpose", access: anyone },
  findCompany: { method: "GET", path: "/onboarding/company/:companyNumber", access: anyone },
  confirmSignUp: { method: "POST", path: "/onboarding/confirmation/:id", access: anyone, device: true, thing: null },
  renewSignUp: { method: "POST", path: "/onboarding/confirmation/:id/renewal", access: anyone, thing: null },
} as const satisfies Record<string, Route>;
