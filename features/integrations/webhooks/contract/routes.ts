import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Where programs of others are told what happens. */
export const webhookRoutes = {
  listWebhooks: { method: "GET", path: "/merchant/webhooks", access: merchants },
  createWebhook: { method: "POST", path: "/merchant/webhooks", access: merchants },
  updateWebhook: { method: "PUT", path: "/merchant/webhooks/:id", access: merchants },
  removeWebhook: { method: "DELETE", path: "/merchant/webhooks/:id", access: merchants },
  renewWebhookSecret: { method: "POST", path: "/merchant/webhooks/:id/secrets", access: merchants },
  testWebhook: { method: "POST", path: "/merchant/webhooks/:id/tests", access: merchants },
  listWebhookDeliveries: { method: "GET", path: "/merchant/webhooks/:id/deliveries", access: merchants },
  replayWebhook: { method: "POST", path: "/merchant/webhooks/:id/replays", access: merchants },
} as const satisfies Record<string, Route>;
