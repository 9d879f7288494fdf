import type { ApiFeature } from "#packages/server/feature.ts";
import { postersHandlers } from "./routes.ts";

export const postersFeature = {
  handlers: postersHandlers,
} satisfies ApiFeature;
