import type { ApiFeature } from "#packages/server/feature.ts";
import { apiKeysHandlers } from "./routes.ts";

export const apiKeysFeature = {
  handlers: apiKeysHandlers,
  overAllChains: {
    "revoke-made-keys.ts": ["api_key"],
  },
  personalData: {
    staff: { ROLES: ["api_key"] },
  },
} satisfies ApiFeature;
