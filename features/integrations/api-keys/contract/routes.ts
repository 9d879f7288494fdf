import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Keys for calls by other programs; only people can create and revoke them. */
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
