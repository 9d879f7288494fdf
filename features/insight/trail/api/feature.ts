import type { ApiFeature } from "#packages/server/feature.ts";
import { trailHandlers } from "./routes.ts";

export const trailFeature = {
  handlers: trailHandlers,
} satisfies ApiFeature;
