import type { ApiFeature } from "#packages/server/feature.ts";
import { authHandlers } from "./routes.ts";

export const sessionsFeature = {
  handlers: authHandlers,
  overAllChains: {
    "queries.ts": ["staff"],
    "second-factor-queries.ts": ["staff"],
    "end-what-password-opened.ts": ["staff_pin"],
  },
} satisfies ApiFeature;
