import type { ApiFeature } from "#packages/server/feature.ts";
import { outboxHandlers } from "./routes.ts";

export const outboxFeature = {
  handlers: outboxHandlers,
  overAllChains: {
    "routes.ts": ["message"],
    "open-outbox.ts": ["message"],
  },
} satisfies ApiFeature;
