import type { ApiFeature } from "#packages/server/feature.ts";
import { timelineHandlers } from "./routes.ts";

export const timelineFeature = {
  handlers: timelineHandlers,
} satisfies ApiFeature;
