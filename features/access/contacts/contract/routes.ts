import { anyone, type Route, signedIn } from "#packages/contract/endpoint.ts";

/** A changed e-mail or phone, until the link sent there confirms it. */
export const contactsRoutes = {
  getContactProof: { method: "GET", path: "/contacts/proofs/:token", access: anyone },
  proveContact: { method: "POST", path: "/contacts/proofs/:token", access: anyone },
  renewContactProof: { method: "POST", path: "/contacts/proofs/:token/renewal", access: anyone },
  resendContact: { method: "POST", path: "/user/contacts/:channel", access: signedIn },
  withdrawContact: { method: "DELETE", path: "/user/contacts/:channel", access: signedIn },
} as const satisfies Record<string, Route>;
