import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Keys by which programs of others call: made and revoked by people alone. */
export const apiKeyRoutes = {
  listApiKeys: { method: "GET", path: "/merchant/api-keys", access: merchants },
  createApiKey: { method: "POST", path: "/merchant/api-keys", access: merchants },
  setApiKeyLimits: { method: "PUT", path: "/merchant/api-keys/:id/limits", access: merchants },
  revokeApiKey: { method: "DELETE", path: "/merchant/api-keys/:id", access: merchants },
} as const satisfies Record<string, Route>;
