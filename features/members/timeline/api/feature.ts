import type { ApiFeature } from "#packages/server/feature.ts";
import { memberPageHandlers } from "./routes.ts";

export const timelineFeature = {
  handlers: memberPageHandlers,
} satisfies ApiFeature;
