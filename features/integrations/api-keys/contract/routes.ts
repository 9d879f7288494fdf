import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Keys by which programs of others call: made and revoked by people alone. */
export const apiKeysRoutes = {
  listApiKeys: { method: "GET", path: "/merchant/api-keys", access: merchants, key: "withheld" },
  createApiKey: { method: "POST", path: "/merchant/api-keys", access: merchants, key: "withheld" },
  setApiKeyLimits: {
    method: "PUT",
    path: "/merchant/api-keys/:id/limits",
    access: merchants,
    key: "withheld",
    thing: "key",
  },
  revokeApiKey: { method: "DELETE", path: "/merchant/api-keys/:id", access: merchants, key: "withheld", thing: "key" },
} as const satisfies Record<string, Route>;
