import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Endpoints of other programs that receive events. */
export const webhooksRoutes = {
  listWebhooks: { method: "GET", path: "/merchant/webhooks", access: merchants, key: "withheld" },
  createWebhook: { method: "POST", path: "/merchant/webhooks", access: merchants, key: "withheld" },
  updateWebhook: {
    method: "PUT",
    path: "/merchant/webhooks/:id",
    access: merchants,
    key: "withheld",
    thing: "webhook",
  },
  removeWebhook: {
    method: "DELETE",
    path: "/merchant/webhooks/:id",
    access: merchants,
    key: "withheld",
    thing: "webhook",
  },
  renewWebhookSecret: {
    method: "POST",
    path: "/merchant/webhooks/:id/secrets",
    access: merchants,
    key: "withheld",
    thing: "webhook",
  },
  testWebhook: {
    method: "POST",
    path: "/merchant/webhooks/:id/tests",
    access: merchants,
    key: "withheld",
    thing: "webhook",
  },
  listWebhookDeliveries: {
    method: "GET",
    path: "/merchant/webhooks/:id/deliveries",
    access: merchants,
    key: "withheld",
    thing: "webhook",
  },
  replayWebhook: {
    method: "POST",
    path: "/merchant/webhooks/:id/replays",
    access: merchants,
    key: "withheld",
    thing: "webhook",
  },
} as const satisfies Record<string, Route>;
