import type { ApiFeature } from "#packages/server/feature.ts";
import { secondFactorHandlers } from "./routes.ts";

export const secondFactorFeature = {
  handlers: secondFactorHandlers,
  overAllChains: {
    "queries.ts": ["staff"],
  },
} satisfies ApiFeature;
