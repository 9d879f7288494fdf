import { anyone, type Route } from "#packages/contract/endpoint.ts";

/**
 * Unsubscribe endpoints, below their own root `/unsubscribe` (Spec §7). The id in the path replaces a session. A club's
 * own host accepts only its own ids; other hosts find the club by the id.
 */
export const consentsRoutes = {
  unsubscribeSms: { method: "POST", path: "/unsubscribe/sms/:id", access: anyone, form: true, thing: null },
  unsubscribeEmail: { method: "POST", path: "/unsubscribe/email/:id", access: anyone, form: true, thing: null },
  getUnsubscriber: { method: "GET", path: "/unsubscribe/consumer/:id", access: anyone, thing: null },
} as const satisfies Record<string, Route>;
