import type { Route } from "#packages/contract/endpoint.ts";

/**
 * The outbox: open without login for demonstration data on a local server, otherwise for admins. Merchants see their
 * sandboxes' messages.
 */
export const lettersRoutes = {
  listMessages: { method: "GET", path: "/outbox/messages", access: { who: "anyone" } },
  getMessage: { method: "GET", path: "/outbox/messages/:id", access: { who: "anyone" }, thing: null },
} as const satisfies Record<string, Route>;
