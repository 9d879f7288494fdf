import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { webhooksRoutes } from "../contract/routes.ts";
import { webhookOf } from "./endpoint-shape.ts";
import { selectEndpoints } from "./queries.ts";
import { listDeliveries, replayDeliveries, sendTest } from "./replay-deliveries.ts";
import { createWebhook, removeWebhook, renewSecret, updateWebhook } from "./save-endpoint.ts";

export const webhooksHandlers = (services: Services): Handlers<typeof webhooksRoutes> => ({
  async listWebhooks({ chain, realNow }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectEndpoints(q, chain.id)]);
    return rows.map((row) => webhookOf(row, realNow));
  },

  createWebhook: (call) => createWebhook(services, call),
  updateWebhook: (call) => updateWebhook(services, call),
  removeWebhook: (call) => removeWebhook(services, call),
  renewWebhookSecret: (call) => renewSecret(services, call),
  testWebhook: (call) => sendTest(services, call),
  listWebhookDeliveries: (call) => listDeliveries(services, call),
  replayWebhook: (call) => replayDeliveries(services, call),
});
