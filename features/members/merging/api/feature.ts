import type { ApiFeature } from "#packages/server/feature.ts";
import { mergingHandlers } from "./routes.ts";

export const mergingFeature = {
  handlers: mergingHandlers,
} satisfies ApiFeature;
