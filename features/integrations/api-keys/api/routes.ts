import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { apiKeysRoutes } from "../contract/routes.ts";
import { createApiKey } from "./create-api-key.ts";
import { apiKeyOf } from "./key-shape.ts";
import { selectApiKeys } from "./queries.ts";
import { revokeApiKey } from "./revoke-api-key.ts";
import { setKeyLimits } from "./set-key-limits.ts";

export const apiKeysHandlers = (services: Services): Handlers<typeof apiKeysRoutes> => ({
  async listApiKeys({ chain, realNow }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectApiKeys(q)]);
    return rows.map((row) => apiKeyOf(row, realNow));
  },

  createApiKey: (call) => createApiKey(services, call),
  setApiKeyLimits: (call) => setKeyLimits(services, call),
  revokeApiKey: (call) => revokeApiKey(services, call),
});
