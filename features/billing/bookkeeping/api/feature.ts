import type { ApiFeature } from "#packages/server/feature.ts";
import { bookkeepingHandlers } from "./routes.ts";

export const bookkeepingFeature = {
  handlers: bookkeepingHandlers,
  personalData: {
    billing: { BILLING: ["books_change"] },
  },
} satisfies ApiFeature;
