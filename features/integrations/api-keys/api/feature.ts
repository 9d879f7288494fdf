import type { ApiFeature } from "#packages/server/feature.ts";
import { apiKeyHandlers } from "./routes.ts";

export const apiKeysFeature = {
  handlers: apiKeyHandlers,
  overAllChains: {
    "revoke-made-keys.ts": ["api_key"],
  },
  personalData: {
    staff: { ROLES: ["api_key"] },
  },
} satisfies ApiFeature;
