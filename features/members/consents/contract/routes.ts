import { anyone, type Route } from "#packages/contract/endpoint.ts";

/**
 * Spec §7 "Unsubscribe (own root)": the root is `/unsubscribe`. Whoever has an id needs no session; on a club's own host
 * it must be that club's, elsewhere it finds its club.
 */
export const consentsRoutes = {
  unsubscribeSms: { method: "POST", path: "/unsubscribe/sms/:id", access: anyone, form: true, thing: null },
  unsubscribeEmail: { method: "POST", path: "/unsubscribe/email/:id", access: anyone, form: true, thing: null },
  getUnsubscriber: { method: "GET", path: "/unsubscribe/consumer/:id", access: anyone, thing: null },
} as const satisfies Record<string, Route>;
